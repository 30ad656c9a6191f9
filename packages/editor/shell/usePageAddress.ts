import { entryOfPage, systemPageOf } from '@quoin/domain/document';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Editor } from '../document/editor.ts';
import { fallbackPage } from './fallbackPage.ts';

/** Keeps the open page in the address: Back goes to the previous page, and a link opens the same one. */
export function usePageAddress(editor: Editor, site: string): void {
  const { pageId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const shown = useRef(pageId);
  useEffect(() => {
    shown.current = pageId;
    if (canOpen(editor, pageId) && pageId !== editor.state().page) editor.openPage(pageId);
  }, [editor, pageId]);
  useEffect(() => {
    const follow = () => {
      const { page, records } = editor.state();
      const isGone = page !== '' && !canOpen(editor, page);
      if (isGone) {
        const other = fallbackPage(records);
        // What opens it comes back to here.
        if (other !== '') editor.openPage(other);
        return;
      }
      if (page === '' || page === shown.current) return;
      const isFirst = shown.current === '' || !canOpen(editor, shown.current);
      shown.current = page;
      void navigate({ to: '/$site/config/pages/$pageId', params: { site, pageId: page }, replace: isFirst });
    };
    follow();
    return editor.subscribe(follow);
  }, [editor, navigate, site]);
}

/** A page, a system page, or an entry: whether that is there its page says. */
function canOpen(editor: Editor, page: string): boolean {
  return entryOfPage(page) !== null || systemPageOf(page) !== null || editor.record(`page:${page}`) !== undefined;
}
