/** Keys say of themselves whether money moves. */
export function isTestKey(secretKey: string): boolean {
  return /^[a-z]+_test_/.test(secretKey);
}
