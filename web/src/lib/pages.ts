// Written by `make types` from guildhall.server.page: change it there.

/** The paths of all pages but the start page, as regular expressions. */
export const PAGES = {
  NewTable: "/new",
  Table: "/t/([0-9a-f]+)",
  Replay: "/t/([0-9a-f]+)/replay",
  Rules: "/rules(?:/([a-z][a-z0-9_]*))?",
  HowToPlay: "/play/([a-z][a-z0-9_]*)",
  Cards: "/cards/([a-z][a-z0-9_]*)",
  Fair: "/fair",
  Settings: "/settings",
} as const;
