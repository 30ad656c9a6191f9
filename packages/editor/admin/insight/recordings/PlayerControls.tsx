import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/playerControls';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { clockText, durationText, type RecordedMoment } from './moments.ts';
import css from './recordings.module.css';
import type { Player } from './usePlayer.ts';

const SPEEDS = ['1', '2', '4', '8'].map((value) => ({ value, text: `${value}×` }));
const STEP_MS = 1000;
const JUMP_MS = 5000;

/** Play and pause, the timeline with what happened on it, the speed. Space and K play, J and L go five seconds back and on. */
export function PlayerControls({
  player,
  moments,
}: {
  readonly player: Player;
  readonly moments: readonly RecordedMoment[];
}) {
  usePlayerKeys(player);
  const isPlaying = player.state === 'playing';
  const name = isPlaying ? texts.pause : player.state === 'ended' ? texts.playAgain : texts.play;
  const Icon = isPlaying ? Pause : player.state === 'ended' ? RotateCcw : Play;
  const isReady = player.state !== 'loading' && player.state !== 'failed';
  return (
    <div className={css.controls}>
      <div className={css.time}>
        <button type="button" className={css.play} aria-label={name} disabled={!isReady} onClick={player.toggle}>
          <Icon aria-hidden="true" />
        </button>
        <div className={css.track}>
          {moments
            .filter(({ kind }) => kind !== 'page')
            .map(({ at, kind, text }) => (
              <span
                key={`${at} ${kind}`}
                className={`${css.dot} ${css[kind]}`}
                style={{ insetInlineStart: `${(at / Math.max(1, player.total)) * 100}%` }}
                title={text}
              />
            ))}
          <input
            type="range"
            aria-label={texts.playbackPosition}
            aria-valuetext={texts.of(durationText(player.at), durationText(player.total))}
            min={0}
            max={Math.max(1, Math.round(player.total))}
            step={STEP_MS}
            value={Math.round(player.at)}
            disabled={!isReady}
            onChange={({ target }) => player.seek(Number(target.value))}
          />
        </div>
        <span className={css.clock}>
          {clockText(player.at)} / {clockText(player.total)}
        </span>
      </div>
      <div className={css.how}>
        <SelectField
          label={commonTexts.speed}
          isLabelHidden
          choices={SPEEDS}
          value={String(player.speed)}
          onChange={(speed) => player.setSpeed(Number(speed))}
        />
        <SwitchField isSelected={player.isSkipping} onChange={player.setSkipping}>
          {texts.skipInactivity}
        </SwitchField>
        <p className={css.keys}>{texts.spacePlayOrPause}</p>
      </div>
    </div>
  );
}

const CONTROLS = 'input, select, textarea, button, a, [role=switch], [role=listbox], [role=option]';

function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === ' ' || key === 'k') player.toggle();
      else if (key === 'j') player.seek(player.at - JUMP_MS);
      else if (key === 'l') player.seek(player.at + JUMP_MS);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player]);
}
