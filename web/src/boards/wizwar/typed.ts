/** The prefixes of messages that name a part of the notation. */
export const KINDS: readonly string[] = ["wizwar-card-", "wizwar-school-"];
