import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { TITLE_HASH } from '../../app/titleHash.ts';
import type { ShellModel } from '../shellModel.ts';

/** An entry that was just begun: the focus goes into its title, once. */
export function useTitleFirst({ shell }: ShellModel): void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== TITLE_HASH) return;
    shell.show('pageTitle');
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, navigate, shell]);
}
