import { afterEach, describe, expect, it } from 'vitest';
import { createReportQueue } from './createReportQueue.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function turns() {
  let leave = () => {};
  const queueReport = createReportQueue((run) => {
    leave = run;
  });
  const sent: string[] = [];
  const ends = new Map<string, { readonly answer: (what: string) => void; readonly giveUp: (why: Error) => void }>();
  const tell = (name: string) =>
    queueReport(() => {
      sent.push(name);
      return new Promise<string>((answer, giveUp) => ends.set(name, { answer, giveUp }));
    });
  return { queueReport, tell, sent, ends, leave: () => leave() };
}

describe('what a page reports', () => {
  afterEach(() => {
    globalThis.quoinHitUnheard = undefined;
  });

  it('goes one after another, each when the one before was answered (FT-20)', async () => {
    const { tell, sent, ends } = turns();
    const view = tell('view');
    const press = tell('press');
    await settled();
    expect(sent).toEqual(['view']);
    ends.get('view')?.answer('heard');
    await settled();
    expect([sent, await view]).toEqual([['view', 'press'], 'heard']);
    ends.get('press')?.answer('as well');
    expect(await press).toBe('as well');
    await settled();
    void tell('later');
    expect(sent).toEqual(['view', 'press', 'later']);
  });

  it('goes on where one was given up, or could not even be sent (ANA-2)', async () => {
    const { queueReport, tell, sent, ends } = turns();
    const view = tell('view');
    const broken = queueReport(() => {
      throw new Error('no room');
    });
    void tell('press');
    ends.get('view')?.giveUp(new Error('2.5 s'));
    await expect(view).rejects.toThrow('2.5 s');
    await expect(broken).rejects.toThrow('no room');
    await settled();
    expect(sent).toEqual(['view', 'press']);
  });

  it('goes at once when the page is left, each once: nothing would come after', async () => {
    const { tell, sent, ends, leave } = turns();
    void tell('view');
    void tell('press');
    void tell('error');
    leave();
    leave();
    expect(sent).toEqual(['view', 'press', 'error']);
    ends.get('view')?.answer('');
    await settled();
    expect(sent).toHaveLength(3);
  });

  it('stays where it is while nobody has heard the page view: the next page needs the connections (FT-20)', async () => {
    const { tell, sent, ends, leave } = turns();
    globalThis.quoinHitUnheard = true;
    void tell('view');
    void tell('press');
    leave();
    expect(sent).toEqual(['view']);
    // It was only hidden.
    ends.get('view')?.answer('');
    await settled();
    expect(sent).toEqual(['view', 'press']);
  });

  it('waits in bounds: what a page tells beyond fifty is dropped (ANA-1)', async () => {
    const { tell, sent, leave } = turns();
    const told = Array.from({ length: 60 }, (_, n) => tell(String(n)).catch(() => 'dropped'));
    expect(await Promise.race([told[51], told[50]])).toBe('dropped');
    leave();
    expect(sent).toHaveLength(51);
  });
});
