import { isJsonRecord, type JsonRecord, recordIn, type SiteRecords, textIn } from '@quoin/domain/document';
import { FONT_ROLES, type FontRole } from '@quoin/domain/styles';

/** The style record of a site as far as the owner's own fonts go; each answers another record. */
export function styleOf(records: SiteRecords): JsonRecord {
  return records.get('style:style') ?? {};
}

export function ownFontIn(style: JsonRecord, id: string): JsonRecord | null {
  const font = recordIn(style, 'ownFonts')[id];
  return isJsonRecord(font) ? font : null;
}

/** A family as it is from now on; null: it is gone. */
export function withOwnFont(style: JsonRecord, id: string, font: JsonRecord | null): JsonRecord {
  const { [id]: _was, ...others } = recordIn(style, 'ownFonts');
  return { ...style, ownFonts: font === null ? others : { ...others, [id]: font } };
}

/** Roles that are set in a font by the owner's choice. */
export function rolesIn(style: JsonRecord, font: string): readonly FontRole[] {
  const roles = recordIn(recordIn(style, 'fonts'), 'roles');
  return FONT_ROLES.filter((role) => textIn(recordIn(roles, role), 'font') === font);
}

/** What was set in one font is set in another; null: in what its pack has. */
export function withRolesMoved(style: JsonRecord, from: string, to: string | null): JsonRecord {
  const fonts = recordIn(style, 'fonts');
  const roles = recordIn(fonts, 'roles');
  const moved = rolesIn(style, from).map((role) => {
    const { font: _was, ...rest } = recordIn(roles, role);
    return [role, to === null ? rest : { ...rest, font: to }] as const;
  });
  if (moved.length === 0) return style;
  return { ...style, fonts: { ...fonts, roles: { ...roles, ...Object.fromEntries(moved) } } };
}
