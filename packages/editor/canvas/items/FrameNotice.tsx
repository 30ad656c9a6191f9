import { editorWording } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/frameNotice';
import { Button } from '../../parts/Button.tsx';
import css from '../Canvas.module.css';
import type { FrameState } from '../canvasView.ts';

export interface FrameNoticeProps {
  readonly state: Exclude<FrameState, 'ready'>;
  readonly hasPage: boolean;
  readonly onRetry: () => void;
}

/** Over a page that is on its way, or did not come. */
export function FrameNotice({ state, hasPage, onRetry }: FrameNoticeProps) {
  if (state === 'failed')
    return (
      <div className={css.notice} role="alert" data-canvas-control>
        <p className={css.noticeText}>{editorWording.pageNotLoaded}</p>
        <Button look="primary" onPress={onRetry}>
          {commonTexts.tryAgain}
        </Button>
      </div>
    );
  return (
    <div className={css.loading} role="status">
      <span className={css.spoken}>{hasPage ? texts.loadingThePage : texts.noPageSelected}</span>
      <span className={css.progress} aria-hidden="true" />
    </div>
  );
}
