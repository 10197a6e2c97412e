/**
 * The account's address in a form that has a password and does not ask for the address: password managers save a
 * password under it. Not shown, and not sent.
 */
export function UserName({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
