import { type Font, fontFiles } from '@quoin/domain/styles';

const asked = new Set<string>();

/** Fetches the upright western letters of a font for the app itself, so that its name can be set in it. Whether they came. */
export async function fetchFont(font: Font): Promise<boolean> {
  const [file] = fontFiles(font);
  if (file === undefined || asked.has(font.id) || typeof FontFace === 'undefined') return true;
  asked.add(font.id);
  const [lightest, heaviest] = font.weights;
  const face = new FontFace(font.family, `url("${file.address}")`, { weight: `${lightest} ${heaviest}` });
  document.fonts.add(face);
  try {
    await face.load();
    return true;
  } catch {
    // Asked for again when it is wanted again.
    asked.delete(font.id);
    return false;
  }
}
