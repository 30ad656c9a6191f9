/**
 * A slider with two thumbs above the fields for the price. It moves in whole units of the currency and writes into the fields,
 * which are what is sent.
 */
export function addPriceSlider(range: HTMLElement): void {
  const [floor, ceiling] = [Number(range.dataset.floor), Number(range.dataset.ceiling)];
  const fields = [...(range.parentElement?.querySelectorAll<HTMLInputElement>('.facet__bound input') ?? [])];
  const [from, to] = fields;
  if (!range.hidden || from === undefined || to === undefined || !(ceiling > floor)) return;
  const thumbs = [from, to].map((field, index) => thumbFor(field, { floor, ceiling, index }));
  const [low, high] = thumbs;
  if (low === undefined || high === undefined) return;
  const paint = (): void => {
    const share = (thumb: HTMLInputElement) => `${((Number(thumb.value) - floor) / (ceiling - floor)) * 100}%`;
    range.style.setProperty('--from', share(low));
    range.style.setProperty('--to', share(high));
  };
  const bounds = [
    (value: number) => Math.min(value, Number(high.value)),
    (value: number) => Math.max(value, Number(low.value)),
  ];
  for (const [index, thumb] of thumbs.entries()) {
    const field = fields[index];
    const bounded = bounds[index];
    if (field === undefined || bounded === undefined) continue;
    thumb.addEventListener('input', () => {
      thumb.value = String(bounded(Number(thumb.value)));
      const isAtEnd = Number(thumb.value) === (index === 0 ? floor : ceiling);
      field.value = isAtEnd ? '' : thumb.value;
      paint();
    });
    // Let go: the list follows, as it does by the button.
    thumb.addEventListener('change', () => field.form?.requestSubmit());
    field.addEventListener('input', () => {
      thumb.value = String(numberIn(field) ?? (index === 0 ? floor : ceiling));
      paint();
    });
  }
  range.append(low, high);
  range.hidden = false;
  paint();
}

function thumbFor(
  field: HTMLInputElement,
  { floor, ceiling, index }: { readonly floor: number; readonly ceiling: number; readonly index: number },
): HTMLInputElement {
  const thumb = document.createElement('input');
  thumb.type = 'range';
  thumb.className = 'facet__thumb';
  Object.assign(thumb, { min: String(floor), max: String(ceiling), step: '1' });
  thumb.value = String(numberIn(field) ?? (index === 0 ? floor : ceiling));
  thumb.setAttribute('aria-label', field.labels?.[0]?.textContent?.trim() ?? '');
  return thumb;
}

/** What is typed, roughly: the slider only shows where that is. */
function numberIn({ value }: HTMLInputElement): number | null {
  const number = Number.parseFloat(value.replace(/\s/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}
