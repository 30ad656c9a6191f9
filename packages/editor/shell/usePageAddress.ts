import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Editor } from '../document/editor.ts';
import { pageInstead } from './pageInstead.ts';

/** The open page stands in the address: Back goes to the page before, a link opens the same one. */
export function usePageAddress(editor: Editor, site: string): void {
  const { pageId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const shown = useRef(pageId);
  useEffect(() => {
    shown.current = pageId;
    const isThere = editor.record(`page:${pageId}`) !== undefined;
    if (isThere && pageId !== editor.state().page) editor.openPage(pageId);
  }, [editor, pageId]);
  useEffect(() => {
    const follow = () => {
      const { page, records } = editor.state();
      const isGone = page !== '' && editor.record(`page:${page}`) === undefined;
      if (isGone) {
        const other = pageInstead(records);
        // What opens it comes back to here.
        if (other !== '') editor.openPage(other);
        return;
      }
      if (page === '' || page === shown.current) return;
      const isFirst = shown.current === '' || editor.record(`page:${shown.current}`) === undefined;
      shown.current = page;
      void navigate({ to: '/$site/config/pages/$pageId', params: { site, pageId: page }, replace: isFirst });
    };
    follow();
    return editor.subscribe(follow);
  }, [editor, navigate, site]);
}
