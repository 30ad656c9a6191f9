import { THEME_PASS } from '../pages/index.ts';
import { THEME_PREVIEW_STATE_PATH } from './themePass.ts';

/**
 * Shows a bar on every page that a theme preview is active, with the way back, and reloads the page when the theme in
 * development has changed. The bar is isolated so that neither the theme's styles nor its own affect the other.
 */
export const THEME_PREVIEW_SCRIPT = `(() => {
  if (document.documentElement.hasAttribute('data-theme-preview')) return;
  document.documentElement.setAttribute('data-theme-preview', '');
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const make = (tag, text, style) => {
    const element = document.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, style);
    return element;
  };
  const bar = make('div', '', {
    position: 'fixed', left: '12px', bottom: '12px', zIndex: '2147483000', display: 'flex', gap: '12px', flexWrap: 'wrap',
    alignItems: 'center', maxWidth: 'calc(100vw - 24px)', boxSizing: 'border-box', padding: '8px 14px',
    borderRadius: '10px', background: '#1d2326', color: '#fff', font: '14px/1.4 system-ui, sans-serif',
    boxShadow: '0 4px 18px rgb(0 0 0 / 30%)',
  });
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', 'Theme preview');
  const words = make('span', 'Theme preview', {});
  const leave = make('a', 'End preview', { color: '#fff', fontWeight: '600' });
  leave.href = '/?${THEME_PASS}=end';
  bar.append(words, leave);
  root.append(bar);
  const show = (state) => {
    const counts = [[state.errors, 'error'], [state.warnings, 'warning']].filter(([count]) => count > 0);
    const wrong = counts.map(([count, noun]) => count + ' ' + noun + (count === 1 ? '' : 's')).join(', ');
    if (state.isOver) words.textContent = 'The theme preview has ended';
    else words.textContent = 'Theme preview: ' + state.title + (wrong === '' ? '' : ' (' + wrong + ')');
  };
  let version;
  const look = async () => {
    const answer = await fetch('${THEME_PREVIEW_STATE_PATH}').then((response) => response.json()).catch(() => null);
    if (answer === null) return true;
    if (version !== undefined && answer.version !== version) return location.reload();
    version = answer.version;
    show(answer);
    return answer.isWorkedOn;
  };
  const again = () => look().then((goesOn) => goesOn && setTimeout(again, 700));
  const begin = () => {
    document.body.append(host);
    void again();
  };
  if (document.body) begin();
  else addEventListener('DOMContentLoaded', begin);
})();
`;
