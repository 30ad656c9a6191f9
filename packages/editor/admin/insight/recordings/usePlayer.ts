import type { RecordedEvent } from '@quoin/domain/analytics';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StageNews, StageOrder } from '../../../frame/replay/stageMessages.ts';
import { connectStage, type Stage } from './connectStage.ts';

export interface PlayerState {
  readonly state: 'loading' | 'paused' | 'playing' | 'ended' | 'failed';
  /** Milliseconds. */
  readonly total: number;
  readonly at: number;
  readonly speed: number;
  readonly isSkipping: boolean;
}

export interface Player extends PlayerState {
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setSkipping: (isOn: boolean) => void;
}

const START: PlayerState = { state: 'loading', total: 0, at: 0, speed: 1, isSkipping: true };

function afterNews(state: PlayerState, news: StageNews): PlayerState {
  if (news.kind === 'loaded') return { ...state, state: 'paused', total: news.total };
  if (news.kind === 'time') return state.state === 'playing' ? { ...state, at: Math.min(news.at, state.total) } : state;
  return news.kind === 'ended' ? { ...state, state: 'ended', at: state.total } : { ...state, state: 'failed' };
}

/** Plays a recording on the stage in the frame. */
export function usePlayer(
  frame: RefObject<HTMLIFrameElement | null>,
  { siteOrigin, events }: { readonly siteOrigin: string; readonly events: readonly RecordedEvent[] },
): Player {
  const [player, setPlayer] = useState(START);
  const stage = useRef<Stage | null>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const connected = connectStage(frame.current, {
      siteOrigin,
      onConnected: () => connected.send({ kind: 'load', events }),
      onNews: (news) => setPlayer((before) => afterNews(before, news)),
    });
    stage.current = connected;
    return () => connected.close();
  }, [frame, siteOrigin, events]);

  const send = (order: StageOrder): void => stage.current?.send(order);
  const move = (at: number, isPlaying: boolean): void => {
    send({ kind: isPlaying ? 'play' : 'pause', at });
    setPlayer((before) => ({ ...before, at, state: isPlaying ? 'playing' : 'paused' }));
  };
  const isReady = player.state !== 'loading' && player.state !== 'failed';
  return {
    ...player,
    toggle: () => isReady && move(player.state === 'ended' ? 0 : player.at, player.state !== 'playing'),
    seek: (at) => isReady && move(Math.max(0, Math.min(at, player.total)), player.state === 'playing'),
    setSpeed(speed) {
      send({ kind: 'speed', speed });
      setPlayer((before) => ({ ...before, speed }));
    },
    setSkipping(isOn) {
      send({ kind: 'skip', isOn });
      setPlayer((before) => ({ ...before, isSkipping: isOn }));
    },
  };
}
