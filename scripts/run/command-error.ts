/** Why a command of package.json cannot do its work; the message is for the person who runs it. */
export class CommandError extends Error {
  override name = "CommandError";
}
