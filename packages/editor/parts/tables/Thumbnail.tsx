import { ImageOff } from 'lucide-react';
import css from './Thumbnail.module.css';

/** A small square image next to the name of what it shows. Hidden from screen readers, which read the name. */
export function Thumbnail({ src, size = 40 }: { readonly src: string | null; readonly size?: number }) {
  return (
    <span className={css.frame} style={{ width: size, height: size }} aria-hidden="true">
      {src === null ? (
        <ImageOff strokeWidth={1.5} />
      ) : (
        <img src={src} alt="" width={size} height={size} loading="lazy" />
      )}
    </span>
  );
}
