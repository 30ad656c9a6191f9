import { appThemePathOf, type ThemePreviewResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/useThemeActs';
import { useMutation } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { useThemesChanged } from './themesQueries.ts';

/** What can be done with a theme; each says when it is done, or why not. */
export function useThemeActs() {
  const { identifier } = useSite();
  const changed = useThemesChanged();
  const onError = (error: Error) => complain(error.message);
  const post = (reference: string, verb: string) => act('POST', appThemePathOf(identifier, reference, `/${verb}`), {});

  const install = useMutation({ mutationFn: (reference: string) => post(reference, 'install'), onError });
  const use = useMutation({ mutationFn: (reference: string) => post(reference, 'use'), onError });
  const remove = useMutation({
    mutationFn: (theme: string) => act('DELETE', appThemePathOf(identifier, theme)),
    onError,
  });
  const preview = useMutation({
    async mutationFn(reference: string) {
      // Opened at once, while the browser still sees the press behind it; where it leads is known a moment later.
      const tab = window.open('', '_blank');
      try {
        const path = appThemePathOf(identifier, reference, '/preview');
        const { url } = await act<ThemePreviewResponse>('POST', path, {});
        if (tab === null) window.location.assign(url);
        else tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError,
  });

  return {
    isPending: install.isPending || use.isPending || remove.isPending,
    preview,
    async install(reference: string) {
      await install.mutateAsync(reference);
      announce(texts.themeInstalledToMake);
      await changed();
    },
    async use(reference: string, title: string) {
      await use.mutateAsync(reference);
      announce(texts.isLive(title));
      await changed();
    },
    async installAndUse(reference: string, title: string) {
      await install.mutateAsync(reference);
      await use.mutateAsync(reference);
      announce(texts.installedAndLive(title));
      await changed();
    },
    /** `leave`: away from the screen of what is gone, before anything asks for it again. */
    async remove(theme: string, leave: () => Promise<void>) {
      await remove.mutateAsync(theme);
      await leave();
      await changed();
    },
  };
}
