import type { WireCategory, WireStorePage } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/storePageCard';
import { ExternalLink, Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '../../../app/site/SiteLink.tsx';
import { Button, buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import type { CategoryPlace } from '../categoryChoices.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import css from './categories.module.css';
import { MoveCategoryDialog } from './MoveCategoryDialog.tsx';
import { StorePageDialog } from './StorePageDialog.tsx';
import { useCategoryActs } from './useCategoryActs.ts';

type Asked =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'edit' | 'move'; readonly category: WireCategory }
  | { readonly kind: 'page' };

/** A store page with the tree of its categories. */
export function StorePageCard({ page, mayEdit }: { readonly page: WireStorePage; readonly mayEdit: boolean }) {
  const acts = useCategoryActs(page);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const move = (category: WireCategory, place: CategoryPlace) => {
    setOpenedId(place.parentId);
    void acts.move(category, place);
  };
  const remove = async (category: WireCategory) => {
    const isConfirmed = await confirm({
      title: texts.delete(category.displayName),
      message: texts.itsSubcategoriesAreDeleted,
      ...{ confirmLabel: commonTexts.delete, isDangerous: true },
    });
    if (isConfirmed) void acts.remove(category);
  };
  const root = page.categories.find(({ isRoot }) => isRoot);
  return (
    <Card
      title={page.title}
      flush
      aside={
        <span className={css.aside}>
          <SiteLink url={page.url} className={buttonLook('quiet')} aria-label={texts.inStore(page.title)}>
            <ExternalLink aria-hidden="true" />
          </SiteLink>
          {mayEdit ? (
            <>
              <Button
                look="quiet"
                aria-label={texts.settingsFor(page.title)}
                onPress={() => setAsked({ kind: 'page' })}
              >
                <Settings2 aria-hidden="true" />
              </Button>
              <Button look="quiet" onPress={() => setAsked({ kind: 'add', parentId: null })}>
                <Plus aria-hidden="true" /> {texts.addCategory}
              </Button>
            </>
          ) : null}
        </span>
      }
    >
      <p className={css.root}>
        <span className={css.name}>{root?.displayName ?? texts.all}</span>
        <span className={css.soft}>{texts.allProductsOnThis}</span>
      </p>
      {page.categories.every(({ isRoot }) => isRoot) ? (
        <p className={css.empty}>{texts.noCategoriesYetCategories}</p>
      ) : (
        <CategoryTree
          page={page}
          mayEdit={mayEdit}
          openedId={openedId}
          onMove={move}
          onAsk={(kind, category) => {
            if (kind === 'delete') void remove(category);
            else setAsked(kind === 'add' ? { kind, parentId: category.id } : { kind, category });
          }}
        />
      )}
      {asked?.kind === 'add' || asked?.kind === 'edit' ? (
        <CategoryDialog
          page={page}
          category={asked.kind === 'add' ? null : asked.category}
          parentId={asked.kind === 'add' ? asked.parentId : asked.category.parentId}
          onClose={() => setAsked(null)}
          onAdd={async (body) => {
            await acts.add(body);
            setOpenedId(body.parentId);
          }}
          onEdit={acts.edit}
        />
      ) : null}
      {asked?.kind === 'move' ? (
        <MoveCategoryDialog
          page={page}
          category={asked.category}
          onClose={() => setAsked(null)}
          onMove={(place) => move(asked.category, place)}
        />
      ) : null}
      {asked?.kind === 'page' ? <StorePageDialog page={page} onClose={() => setAsked(null)} /> : null}
    </Card>
  );
}
