import type { RecordedEvent } from '@quoin/domain/analytics';
import { Replayer } from 'rrweb';
import { connect, originOfApp } from '../connect.ts';
import type { StageNews, StageOrder } from './stageMessages.ts';

// The stage of recordings: our script in a page of the site's origin that the app frames.
const appOrigin = originOfApp();
if (appOrigin !== '') connect(appOrigin, runStage);

/** Milliseconds between two words about where the player is. */
const TOLD_EVERY = 100;
type RecorderEvents = ConstructorParameters<typeof Replayer>[0];

function runStage(port: MessagePort): void {
  const tell = (news: StageNews): void => port.postMessage(news);
  let replayer: Replayer | null = null;
  let telling: ReturnType<typeof setInterval> | undefined;
  const stopTelling = (): void => clearInterval(telling);

  const orders: { readonly [Kind in StageOrder['kind']]: (order: Extract<StageOrder, { kind: Kind }>) => void } = {
    load({ events }) {
      replayer = stageOf(events);
      replayer.on('finish', () => {
        stopTelling();
        tell({ kind: 'ended' });
      });
      tell({ kind: 'loaded', total: replayer.getMetaData().totalTime });
      replayer.pause(0);
    },
    play({ at }) {
      replayer?.play(at);
      stopTelling();
      telling = setInterval(() => tell({ kind: 'time', at: replayer?.getCurrentTime() ?? 0 }), TOLD_EVERY);
    },
    pause({ at }) {
      stopTelling();
      replayer?.pause(at);
    },
    speed: ({ speed }) => replayer?.setConfig({ speed }),
    skip: ({ isOn }) => replayer?.setConfig({ skipInactive: isOn }),
  };
  port.onmessage = ({ data }: MessageEvent<StageOrder>) => {
    try {
      (orders[data.kind] as (order: StageOrder) => void)(data);
    } catch {
      // What a stranger's browser has sent may be anything.
      tell({ kind: 'failed' });
    }
  };
}

function stageOf(events: readonly RecordedEvent[]): Replayer {
  const replayer = new Replayer(events as unknown as RecorderEvents, {
    root: document.body,
    mouseTail: false,
    skipInactive: true,
    showWarning: false,
    triggerFocus: false,
    UNSAFE_replayCanvas: false,
  });
  const fit = (): void => fitInto(replayer);
  replayer.on('resize', fit);
  addEventListener('resize', fit);
  fit();
  return replayer;
}

/** The recorded window as large as the stage allows, in its middle. */
function fitInto({ wrapper, iframe }: Replayer): void {
  const [width, height] = [iframe.offsetWidth || 1, iframe.offsetHeight || 1];
  const scale = Math.min(innerWidth / width, innerHeight / height);
  const [left, top] = [(innerWidth - width * scale) / 2, (innerHeight - height * scale) / 2];
  wrapper.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
}
