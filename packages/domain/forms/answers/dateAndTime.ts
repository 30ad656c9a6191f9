const WHOLE = /^\d{1,4}$/;

/** Month, day, year: a day that a calendar has. */
export function isCalendarDay(parts: readonly string[]): boolean {
  const [month, day, year] = ['0', '0', '0'].map((fallback, index) => wholeOf(parts[index] ?? fallback));
  if (month === undefined || day === undefined || year === undefined) return false;
  if (!(month >= 1 && month <= 12 && day >= 1 && year >= 1)) return false;
  return day <= daysIn(month, year);
}

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Hour, minute, second, AM or PM or neither. Left out, minute and second are zero. */
export function isClockTime(parts: readonly string[]): boolean {
  const [hour = '', minute = '', second = '', half = ''] = parts.map((part) => part.trim());
  const [hours, minutes, seconds] = [wholeOf(hour), wholeOf(minute || '0'), wholeOf(second || '0')];
  if (!['', 'AM', 'PM'].includes(half) || !(minutes <= 59 && seconds <= 59)) return false;
  return half === '' ? hours <= 23 : hours >= 1 && hours <= 12;
}

/** NaN for anything but a few digits, which no comparison accepts. */
function wholeOf(text: string): number {
  return WHOLE.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}

/** Digits and what people write between them. */
export function isPhonePart(text: string): boolean {
  return /^[\d\s()+./-]{0,30}$/.test(text);
}
