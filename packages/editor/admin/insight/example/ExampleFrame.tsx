import * as texts from '@quoin/messages/app/exampleFrame';
import type { ReactNode } from 'react';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import css from './example.module.css';

export interface ExampleFrameProps {
  /** When there will be figures. */
  readonly when: string;
  /** Made up, and the same for everybody. */
  readonly children: ReactNode;
}

/** What a screen will look like once there is something to count; nobody can take it for their own numbers. */
export function ExampleFrame({ when, children }: ExampleFrameProps) {
  return (
    <section className={css.example} aria-label={texts.example}>
      <Notice>
        <strong>{texts.sampleDataNotYour}</strong> {when}
      </Notice>
      {/* Nothing of it can be read as real: not by eye (it is marked and faded), not by a screen reader, not by keys. */}
      <div className={css.picture} inert aria-hidden="true">
        <span className={css.mark}>{texts.sample}</span>
        {children}
      </div>
    </section>
  );
}
