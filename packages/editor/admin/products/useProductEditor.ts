import {
  type AppProductResponse,
  appProductDraftPath,
  appProductDraftsPath,
  appProductPath,
  appProductsPath,
  appProductTextsPath,
  type ProductClashResponse,
  type WireAppImage,
  type WireEditedProduct,
} from '@quoin/contract/endpoints/store';
import { BLANK_DRAFT, type ProductDraft, productDraftProblems, productDraftSentence } from '@quoin/domain/catalog';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@quoin/domain/money';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/useProductEditor';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { productQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { savedText } from '../../parts/fields/savedText.ts';
import { differingParts } from '../../parts/saving/draftParts.ts';
import { type EditingMode, editingMode } from './editingMode.ts';

export interface ProductEditor {
  readonly draft: ProductDraft;
  readonly images: ReadonlyMap<string, WireAppImage>;
  /** What is stored; null for a product that is not there yet. */
  readonly product: WireEditedProduct | null;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** How far this person may go with this product. */
  readonly mode: EditingMode;
  /** What others saved meanwhile, until one has chosen. */
  readonly clash: WireEditedProduct | null;
  /** Parts, or how they follow from the draft as it is then. */
  change(parts: Partial<ProductDraft> | ((draft: ProductDraft) => Partial<ProductDraft>)): void;
  addImages(images: readonly WireAppImage[]): void;
  /** The sentence about one input, after a save was refused. */
  problemAt(field: string): string | undefined;
  /** How many inputs are wrong. */
  readonly problemCount: number;
  discard(): void;
  /** The saved product; null when it was not saved. */
  save(): Promise<WireEditedProduct | null>;
  /** Goes on from what is stored now with this draft. */
  settle(theirs: WireEditedProduct, draft: ProductDraft): void;
  dropClash(): void;
}

/** Manages one product while a user edits it: what is typed, what is stored, and how the two differ or conflict. */
export function useProductEditor(loaded: WireEditedProduct | null, storePageId: string): ProductEditor {
  const site = useSite();
  const queries = useQueryClient();
  const [product, setProduct] = useState(loaded);
  const [draft, setDraft] = useState<ProductDraft>(loaded?.draft ?? blankFor(editingMode(site, null)));
  const [images, setImages] = useState(() => imageMap(loaded?.images ?? []));
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [clash, setClash] = useState<WireEditedProduct | null>(null);
  const mode = editingMode(site, product);
  const stored = product?.draft ?? blankFor(mode);
  const currency = isCurrencyCode(site.currency) ? site.currency : DEFAULT_CURRENCY;
  const own = useMemo(() => {
    if (!isChecked) return {};
    const found = productDraftProblems(draft, { currency });
    return Object.fromEntries(
      [...found].reverse().map((problem) => [problem.field ?? '', productDraftSentence(problem)]),
    );
  }, [draft, isChecked, currency]);
  const problems = { ...fields, ...own };
  const isReadOnly = mode === 'read';
  const change = useCallback<ProductEditor['change']>(
    (parts) => {
      if (isReadOnly) return;
      setDraft((before) => ({ ...before, ...(typeof parts === 'function' ? parts(before) : parts) }));
      if (typeof parts !== 'function') setFields((before) => without(before, Object.keys(parts)));
    },
    [isReadOnly],
  );
  const addImages = useCallback(
    (added: readonly WireAppImage[]) => setImages((before) => new Map([...before, ...imageMap(added)])),
    [],
  );
  const latest = useRef(loaded?.revision);
  const accept = (saved: WireEditedProduct) => {
    latest.current = saved.revision;
    setProduct(saved);
    setDraft(saved.draft);
    addImages(saved.images);
    setFields({});
    setChecked(false);
    setClash(null);
    queries.setQueryData(productQuery(site.identifier, saved.id).queryKey, { product: saved });
    for (const list of ['products', 'storePages', 'home', 'inventory'])
      void queries.invalidateQueries({ queryKey: ['site', site.identifier, list] });
  };
  const send = async (base: WireEditedProduct | null, wanted: ProductDraft) => {
    if (base === null) {
      const path = mode === 'drafts' ? appProductDraftsPath : appProductsPath;
      return act<AppProductResponse>('POST', path(site.identifier), { storePageId, draft: wanted });
    }
    const body = { revision: base.revision, draft: wanted };
    return act<AppProductResponse>('PUT', PATHS[mode](site.identifier, base.id), body);
  };
  const refuse = (fault: unknown) => {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.problem.errorKey === 'revisionChanged') {
      setClash((fault.problem as unknown as ProductClashResponse).product);
      return;
    }
    const named = fault.problem.fields ?? {};
    setFields(named);
    const count = Object.keys(named).length;
    // The messages are next to their inputs. The note only states that there are some, and disappears by itself.
    if (count === 0) complain(fault.message);
    else announce(count === 1 ? fault.message : ownTexts.notSavedFixErrors(count));
  };
  const save = async (): Promise<WireEditedProduct | null> => {
    setChecked(true);
    setSaving(true);
    try {
      const before = product;
      const { product: saved, removedMarkup } = await send(before, draft);
      accept(saved);
      const takeBack = async () => {
        // Only the last save can be taken back as a whole.
        if (latest.current !== saved.revision) return announce(ownTexts.theProductWasSaved);
        try {
          if (before !== null) accept((await send(saved, withStockOf(before.draft, saved.draft))).product);
        } catch (fault) {
          refuse(fault);
        }
      };
      announce(
        savedText(before === null ? ownTexts.created(saved.draft.title) : commonTexts.savedNow, removedMarkup),
        before === null ? undefined : () => void takeBack(),
      );
      return saved;
    } catch (fault) {
      refuse(fault);
      return null;
    } finally {
      setSaving(false);
    }
  };
  return {
    draft,
    images,
    product,
    isChanged: differingParts(draft, stored).length > 0,
    isSaving,
    mode,
    clash,
    change,
    addImages,
    problemAt: (field) => problems[field],
    problemCount: Object.keys(problems).length,
    discard: () => {
      setDraft(stored);
      setFields({});
      setChecked(false);
    },
    save,
    settle: (theirs, joined) => {
      setProduct(theirs);
      addImages(theirs.images);
      setDraft(joined);
      setClash(null);
    },
    dropClash: () => setClash(null),
  };
}

/** Where each kind of edit is saved; who only reads is not asked. */
const PATHS: Readonly<Record<EditingMode, typeof appProductPath>> = {
  all: appProductPath,
  read: appProductPath,
  texts: appProductTextsPath,
  drafts: appProductDraftPath,
};

/** Returns a blank product. It is hidden if the user may not publish. */
function blankFor(mode: EditingMode): ProductDraft {
  return mode === 'drafts' ? { ...BLANK_DRAFT, visibility: 'hidden' } : BLANK_DRAFT;
}

/** The draft of before, with stock as it is on the shelf now: taking an edit back sells nothing again. */
function withStockOf(before: ProductDraft, now: ProductDraft): ProductDraft {
  const current = new Map(now.variants.map((variant) => [variant.id, variant.seenStock]));
  const variants = before.variants.map((variant) => ({ ...variant, seenStock: current.get(variant.id) ?? null }));
  return { ...before, variants };
}

function imageMap(images: readonly WireAppImage[]): ReadonlyMap<string, WireAppImage> {
  return new Map(images.map((image) => [image.id, image]));
}

/** Sentences of the server about inputs that were changed since are no longer true. */
function without(fields: Readonly<Record<string, string>>, parts: readonly string[]): Readonly<Record<string, string>> {
  const stale = (field: string) =>
    parts.some((part) => field === part || field.startsWith(`${ALIASES[part] ?? part}.`));
  const left = Object.entries(fields).filter(([field]) => !stale(field));
  return left.length === Object.keys(fields).length ? fields : Object.fromEntries(left);
}

const ALIASES: Readonly<Record<string, string>> = { optionNames: 'options' };
