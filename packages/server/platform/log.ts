import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard error, so that standard output stays for what people read at start. Secrets never reach it. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.cardNumber', '*.cvc', 'req.headers.cookie', 'req.headers.authorization'],
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
