import { AssetField } from './AssetField.tsx';
import type { ReferenceFieldProps } from './ReferenceField.tsx';

/** A block's reference to a picture or file, stored as its id. */
export function MediaReference({ field: { label, to }, value, onChange }: ReferenceFieldProps) {
  const kind = to === 'file' ? 'file' : 'image';
  return <AssetField {...{ label, kind, id: value }} onPick={(asset) => onChange(asset?.id ?? '')} />;
}
