import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TITLE_HASH } from '../../app/titleHash.ts';
import type { ShellModel } from '../shellModel.ts';

/** Moves the focus into the title of a new entry, once. */
export function useTitleFirst({ shell }: ShellModel): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== TITLE_HASH) return;
    shell.show('pageTitle');
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, navigate, shell]);
}
