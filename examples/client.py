"""A player for a table of Guildhall, written from docs/protocol.md alone: it chooses at random.

    python examples/client.py --server http://127.0.0.1:8000 --game wizwar     against computer players
    python examples/client.py --table ID --invite INVITE                       at somebody's table

It needs Python and the package `websockets`, but not Guildhall. To make it a serious player, write another
`decide`.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, cast

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

FINAL = (4400, 4403, 4404)  # close codes after which reconnecting makes no sense


def decide(update: dict[str, Any]) -> int:
    """Return a choice: `view` and `mine` are the table as we see it, `asks` is the question."""
    return cast(int, random.choice(update["asks"]["options"])["choice"])


@dataclass
class Server:
    """The server, for HTTP requests."""

    address: str
    token: str = ""  # who we are

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the response to a request; raise HTTPError if it is refused."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)


class Seat:
    """One seat at a table, across any number of connections."""

    def __init__(self, server: Server, table: str, seat: int, pause: float) -> None:
        self.address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.hello = {"type": "hello", "token": server.token, "seat": seat}
        self.pause = pause  # before each choice: nobody may send more than 20 messages a second
        self.update: dict[str, Any] = {"n": 0, "asks": None, "outcome": None}  # the last one
        self.unanswered: dict[str, Any] | None = None  # our message that has no answer yet
        self.due = 0  # the number of the update to wait for before the next choice

    def play(self) -> dict[str, Any]:
        """Play until the game is over, reconnecting as needed; return the outcome."""
        while self.update["outcome"] is None:
            try:
                with connect(self.address) as socket:
                    self.talk(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise SystemExit(f"The server does not want us: {closed.rcvd.code}") from closed
            except (OSError, InvalidHandshake):
                pass  # the server is restarting, or there is no network
            if self.update["outcome"] is None:
                time.sleep(0.2 + 0.3 * random.random())  # so that clients don't all reconnect at once
        return cast("dict[str, Any]", self.update["outcome"])

    def talk(self, socket: ClientConnection) -> None:
        """Say what we have seen, resend an unanswered message, then answer every question."""
        socket.send(json.dumps({**self.hello, "seen": self.update["n"] or None}))
        if self.unanswered is not None:  # the server may have handled it; the same id prevents a repeat
            socket.send(json.dumps(self.unanswered))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                self.update = message
            elif self.unanswered is not None and message.get("id") == self.unanswered["id"]:
                self.unanswered = None
                if message["type"] in ("done", "stale"):
                    self.due = message["n"]
                else:
                    print("refused:", message["rule"], message["text"])
            if self.update["outcome"] is not None:
                return
            if self.unanswered is None and self.update["n"] >= self.due and self.update["asks"]:
                self.choose(socket)

    def choose(self, socket: ClientConnection) -> None:
        """Answer the question; every message has a new id, even after a restart of this program."""
        time.sleep(self.pause)
        id_, seen, choices = secrets.token_hex(8), self.update["n"], [decide(self.update)]
        self.unanswered = {"type": "choose", "id": id_, "seen": seen, "choices": choices}
        socket.send(json.dumps(self.unanswered))


def sit_down(server: Server, args: argparse.Namespace, value: str) -> dict[str, Any]:
    """Open or join a table, wait until the game begins, and return the table, with our seats as `mine`."""
    server.token = server.ask("POST", "/api/people", {"name": "Example"})["token"]
    if args.table:
        wish = {"invite": args.invite, "value": value}
        table = server.ask("POST", f"/api/tables/{args.table}/join", wish)
    else:
        apprentice = {"kind": "bot", "bot": "apprentice"}
        seats = [{"kind": "me", "value": value}, apprentice, apprentice]
        table = server.ask("POST", "/api/tables", {"game": args.game, "seats": seats})
    while True:
        tables: list[dict[str, Any]] = server.ask("GET", "/api/tables/mine")
        ours = next(one for one in tables if one["id"] == table["id"])
        if ours["status"] != "waiting":
            return ours
        time.sleep(1.0)


def check_dice(server: Server, table: dict[str, Any], value: str) -> str:
    """Return whether the dice are fair: the seed follows from the values of all players, including ours."""
    try:
        record = server.ask("GET", f"/api/tables/{table['id']}/record")
    except urllib.error.HTTPError:
        return "not published"
    fair = record["fair"]
    secret = bytes.fromhex(fair["secret"])
    texts = [text.encode() for text in ("guildhall fair dice 1", fair["table"], *fair["values"])]
    message = b"".join(len(text).to_bytes(4, "big") + text for text in texts)
    seed = int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")
    bound = hashlib.sha256(secret).hexdigest() == fair["commitment"] == table["fair"]["commitment"]
    heard = fair["values"][table["mine"][0]] == value
    return "fair" if bound and heard and seed == record["seed"] else "NOT FAIR"


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description="Play a game at a table of Guildhall, at random.")
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="wizwar", help="open a table against two computer players")
    parser.add_argument("--table", default="", help="join this table instead")
    parser.add_argument("--invite", default="", help="its invitation, if it is a private one")
    parser.add_argument("--pause", type=float, default=0.06, help="seconds before each choice")
    args = parser.parse_args()
    server = Server(args.server.rstrip("/"))
    value = secrets.token_hex(16)  # what we add to the dice
    try:
        table = sit_down(server, args, value)
    except urllib.error.HTTPError as error:  # a refusal comes with a sentence
        raise SystemExit(error.read().decode()) from error
    except OSError as error:
        raise SystemExit(f"{args.server}: {error}") from error
    seat = table["mine"][0]
    print(f"table {table['id']}, seat {seat}", flush=True)
    outcome = Seat(server, table["id"], seat, args.pause).play()
    print("won" if seat in outcome["winners"] else "lost", outcome["reason"], outcome["scores"])
    print("dice:", check_dice(server, table, value))


if __name__ == "__main__":
    main()
