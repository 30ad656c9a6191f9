import { EDITOR_TOUR } from '@quoin/contract/endpoints/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seenQuery } from '../../app/queries/siteQueries.ts';
import type { ShellModel } from '../shellModel.ts';

/** Shows the tour once in the editor after a user's first site is made, on any machine. */
export function useTourOnce(model: ShellModel): void {
  const seen = useQuery(seenQuery).data?.seen;
  const isDue = seen?.includes(EDITOR_TOUR.due) === true && !seen.includes(EDITOR_TOUR.seen);
  useEffect(() => {
    if (isDue && model.state().dialog === null) model.set({ dialog: 'tour' });
  }, [isDue, model]);
}
