/** Keeps the page behind a modal from scrolling, without the jump a vanishing scroll bar would make. Returns the undo. */
export function lockPageScroll(): () => void {
  const root = document.documentElement;
  const before = { overflow: root.style.overflow, paddingInlineEnd: root.style.paddingInlineEnd };
  const scrollBar = window.innerWidth - root.clientWidth;
  root.style.overflow = 'hidden';
  if (scrollBar > 0) root.style.paddingInlineEnd = `${scrollBar}px`;
  return () => Object.assign(root.style, before);
}
