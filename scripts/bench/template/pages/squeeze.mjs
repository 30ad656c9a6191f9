/** A source written over several lines as one line: engines treat line breaks around tags in different ways. */
export const squeeze = (strings) => strings.raw.join('').replace(/\n\s*/g, '');
