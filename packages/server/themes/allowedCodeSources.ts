import { createHash } from 'node:crypto';
import { codeInventory } from '@quoin/domain/document';
import { settingObject, settingText } from '@quoin/rendering/page';
import type { FrameHost, PageSource } from '../platform/http/replies/headers.ts';

const NOBODY: readonly PageSource[] = [];
const MOST_KEPT = 200;
const kept = new Map<string, readonly PageSource[]>();

/** Whom the owner's own code lets into the pages of a site: its scripts by their hashes, hosts by their names. */
export function allowedCodeSources(settings: Readonly<Record<string, unknown>>): readonly PageSource[] {
  const code = settingObject(settings, 'siteCode');
  const whole = `${settingText(code, 'header')}\n${settingText(code, 'footer')}`;
  if (whole.length === 1) return NOBODY;
  const known = kept.get(whole);
  if (known !== undefined) return known;
  const { inlineScripts, inlineStyles, scriptHosts, styleHosts, frameHosts } = codeInventory(whole);
  const guests: readonly PageSource[] = [
    ...inlineScripts.map((text) => `script ${hashOf(text)}` as const),
    ...inlineStyles.map((text) => `style ${hashOf(text)}` as const),
    ...scriptHosts.map((host) => `script ${host}` as const),
    ...styleHosts.map((host) => `style ${host}` as const),
    ...frameHosts.map((host) => host as FrameHost),
  ];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(whole, guests);
  return guests;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
