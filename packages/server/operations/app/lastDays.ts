/** The last `count` calendar days of a time zone as ISO text, today last. */
export function lastDays(now: Date, timeZone: string, count: number): readonly string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    return new Date(noon - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10);
  });
}
