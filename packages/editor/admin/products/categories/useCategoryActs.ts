import {
  type AppCategoryResponse,
  appCategoriesPath,
  appCategoryPath,
  type CreateCategoryRequest,
  type EditCategoryRequest,
  type WireCategory,
  type WireStorePage,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/useCategoryActs';
import { useQueryClient } from '@tanstack/react-query';
import { act } from '../../../app/api.ts';
import { storePagesQuery } from '../../../app/queries/catalogQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { type CategoryPlace, placeOf, withEdited, withMoved, withoutCategory } from '../categoryChoices.ts';

type Categories = readonly WireCategory[];

export interface CategoryActs {
  /** @throws Refusal */
  readonly add: (body: CreateCategoryRequest) => Promise<void>;
  /** @throws Refusal */
  readonly edit: (id: string, body: EditCategoryRequest) => Promise<void>;
  /** Shown at once; taken back where the server says no, or with the note. */
  readonly move: (category: WireCategory, place: CategoryPlace) => Promise<void>;
  readonly remove: (category: WireCategory) => Promise<void>;
}

/** Changes categories of a store page. The server answers what it changed; the rest is what is here already. */
export function useCategoryActs(page: WireStorePage): CategoryActs {
  const site = useSite();
  const queries = useQueryClient();
  const { queryKey } = storePagesQuery(site.identifier);
  const path = (id: string) => appCategoryPath(site.identifier, page.id, id);
  const patch = (change: (now: Categories) => Categories) =>
    queries.setQueryData(queryKey, (now) => {
      const renew = (each: WireStorePage) =>
        each.id === page.id ? { ...each, categories: change(each.categories) } : each;
      return now && { ...now, storePages: now.storePages.map(renew) };
    });
  /** Product lists name categories by their paths. */
  const settle = (change: (now: Categories) => Categories) => {
    patch(change);
    void queries.invalidateQueries({ queryKey: ['site', site.identifier, 'products'] });
  };
  const edit = async (id: string, body: EditCategoryRequest) => {
    const answer = await act<AppCategoryResponse>('PUT', path(id), body);
    settle((now) => withEdited(now, answer));
  };
  /** The move is shown before the answer. If the server refuses it, the current state is loaded again. */
  const moveTo = async (id: string, place: CategoryPlace, body: EditCategoryRequest) => {
    patch((now) => withMoved(now, id, place));
    try {
      await edit(id, body);
      return true;
    } catch (fault) {
      complain((fault as Error).message);
      await queries.invalidateQueries({ queryKey });
      return false;
    }
  };
  return {
    edit,
    async add(body) {
      const answer = await act<AppCategoryResponse>('POST', appCategoriesPath(site.identifier, page.id), body);
      settle((now) => withEdited(now, answer));
    },
    async move(category, place) {
      const { id, urlId, displayName } = category;
      const before = placeOf(page.categories, category);
      const isMoved = await moveTo(id, place, place);
      if (isMoved) announce(texts.moved(displayName), () => void moveTo(id, before, { ...before, urlId }));
    },
    async remove(category) {
      try {
        await act('DELETE', path(category.id));
        settle((now) => withoutCategory(now, category));
        announce(texts.deleted(category.displayName));
      } catch (fault) {
        complain((fault as Error).message);
      }
    },
  };
}
