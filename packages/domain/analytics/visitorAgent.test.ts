import { describe, expect, it } from 'vitest';
import { agentOf } from './visitorAgent.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('what is known of a browser by its name (TRACK-08)', () => {
  it('is the same each time, also after more names than are remembered', () => {
    const phone = { device: 'phone', browser: 'Safari 18', isBot: false };
    expect(agentOf(PHONE)).toEqual(phone);
    for (let number = 0; number < 1200; number += 1) {
      expect(agentOf(`Firefox/${number}`).browser).toBe(`Firefox ${number}`);
      expect(agentOf(PHONE)).toEqual(phone);
    }
    expect([agentOf(BOT).isBot, agentOf('').isBot]).toEqual([true, true]);
  });
});
