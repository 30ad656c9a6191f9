/** What scripts of old ask about a browser. Every browser of today can all of it; only touching depends on the device. */
export function modernizr() {
  const can =
    'canvas cssanimations csscalc csstransforms csstransforms3d csstransitions flexbox history localstorage svg video';
  const touch = navigator.maxTouchPoints > 0;
  return { ...Object.fromEntries(can.split(' ').map((name) => [name, true])), touch, touchevents: touch };
}
