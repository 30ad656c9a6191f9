import { escapeHtml } from '@quoin/rendering/page';

/** Returns the icon of a site without one: its first letter on a plain background. */
export function letterIcon(title: string): string {
  const letter = escapeHtml([...title.trim()][0]?.toUpperCase() ?? '·');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#23211d"/><text x="32" y="44" font-family="Georgia,serif" font-size="36" text-anchor="middle" fill="#f6f4ef">${letter}</text></svg>`;
}
