/**
 * The props of an island: JSON text in its first script element. Written by our own server for this version of the
 * widgets, so its shape is trusted; whether it is there is not.
 */
export function readIslandProps<Props>(island: HTMLElement): Props {
  const text = island.querySelector(':scope > script[data-island-props]')?.textContent ?? '';
  if (text === '') throw new Error(`Island "${island.dataset.island}" has no props`);
  return JSON.parse(text) as Props;
}
