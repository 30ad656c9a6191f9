import type { BulkProductsRequest, WireAppProduct } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productBulk';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, FolderMinus, FolderPlus, RotateCcw, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { storePagesQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TokenField } from '../../parts/fields/TokenField.tsx';
import { BulkBar } from '../../parts/tables/BulkBar.tsx';
import { categoryChoices } from './categoryChoices.ts';
import { useBulkProducts } from './useBulkProducts.ts';

export function productsText(count: number): string {
  return texts.products(count);
}

interface ProductBulkProps {
  readonly products: readonly WireAppProduct[];
  readonly isTrash: boolean;
  readonly onDone: () => void;
}

export function ProductBulk({ products, isTrash, onDone }: ProductBulkProps) {
  const bulk = useBulkProducts();
  const [asked, setAsked] = useState<'addTags' | 'addCategory' | 'removeCategory' | null>(null);
  const ids = products.map(({ id }) => id);
  const run = async (request: BulkProductsRequest, doneText: (products: string) => string) => {
    if (await bulk(request, (count) => doneText(productsText(count)))) onDone();
  };
  return (
    <>
      <BulkBar count={products.length} onClear={onDone}>
        {isTrash ? (
          <Button onPress={() => void run({ act: 'restore', ids }, texts.restoredDone)}>
            <RotateCcw aria-hidden="true" /> {commonTexts.restore}
          </Button>
        ) : (
          <>
            <Button onPress={() => void run({ act: 'show', ids }, texts.shownDone)}>
              <Eye aria-hidden="true" /> {texts.show}
            </Button>
            <Button onPress={() => void run({ act: 'hide', ids }, texts.hiddenDone)}>
              <EyeOff aria-hidden="true" /> {texts.hide}
            </Button>
            <ActionMenu
              label={texts.moreActionsForSelected}
              actions={[
                { id: 'tags', text: texts.addTags, icon: Tags, act: () => setAsked('addTags') },
                { id: 'category', text: texts.addToCategory, icon: FolderPlus, act: () => setAsked('addCategory') },
                { id: 'out', text: texts.removeFromCategory, icon: FolderMinus, act: () => setAsked('removeCategory') },
                {
                  id: 'trash',
                  text: texts.moveToTheTrash,
                  icon: Trash2,
                  isDangerous: true,
                  act: () => void run({ act: 'trash', ids }, texts.movedToTheTrashDone),
                },
              ]}
            >
              {texts.more}
            </ActionMenu>
          </>
        )}
      </BulkBar>
      {asked === 'addTags' ? (
        <TagsDialog
          count={products.length}
          onClose={() => setAsked(null)}
          onTags={(tags) => void run({ act: 'addTags', ids, tags }, texts.taggedDone).then(() => setAsked(null))}
        />
      ) : asked === null ? null : (
        <CategoryDialog
          isAdding={asked === 'addCategory'}
          count={products.length}
          onClose={() => setAsked(null)}
          onCategory={(category) =>
            void run(
              { act: asked, ids, category },
              asked === 'addCategory' ? texts.addedToTheCategoryDone : texts.removedFromCategoryDone,
            ).then(() => setAsked(null))
          }
        />
      )}
    </>
  );
}

interface TagsDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onTags: (tags: readonly string[]) => void;
}

function TagsDialog({ count, onClose, onTags }: TagsDialogProps) {
  const site = useSite();
  const known = useQuery(storePagesQuery(site.identifier)).data?.tags ?? [];
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <DialogBox
      title={texts.addTagsTo(productsText(count))}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={tags.length === 0} onPress={() => onTags(tags)}>
            {texts.addTags}
          </Button>
        </>
      }
    >
      <TokenField
        label={commonTexts.tags}
        kind="tag"
        values={tags}
        onChange={setTags}
        proposals={known}
        hint={texts.pressEnterOrComma}
      />
    </DialogBox>
  );
}

interface CategoryDialogProps {
  readonly isAdding: boolean;
  readonly count: number;
  readonly onClose: () => void;
  readonly onCategory: (path: string) => void;
}

function CategoryDialog({ isAdding, count, onClose, onCategory }: CategoryDialogProps) {
  const site = useSite();
  const pages = useQuery(storePagesQuery(site.identifier));
  const [path, setPath] = useState<string | null>(null);
  return (
    <DialogBox
      title={isAdding ? texts.addToCategory2(productsText(count)) : texts.removeFromCategory2(productsText(count))}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={path === null} onPress={() => path !== null && onCategory(path)}>
            {isAdding ? commonTexts.add : commonTexts.remove}
          </Button>
        </>
      }
    >
      <SelectField
        label={commonTexts.category}
        choices={categoryChoices(pages.data?.storePages ?? [])}
        value={path}
        onChange={setPath}
        hint={isAdding ? texts.productsOfOtherStore : undefined}
      />
    </DialogBox>
  );
}
