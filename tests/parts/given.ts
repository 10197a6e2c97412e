/** What scripts/parts/ started. @throws where the tests were not started by it */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests are started by npm run test:parts.`);
  return value;
}
