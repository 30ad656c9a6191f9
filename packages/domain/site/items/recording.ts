import { kindOfName, parseEmbed } from '@quoin/domain/media';
import type { Problem } from '@quoin/domain/problem';

/** A track, a film or a lesson's film as an owner enters it. */
export interface RecordingDraft {
  /** A file of the site's library (`/s/files/…`), or a page of a provider that pages can show. */
  readonly url: string;
  /** `3:45`, `1:02:03`, or seconds; '' for not known. */
  readonly duration: string;
}

export const NO_RECORDING: RecordingDraft = { url: '', duration: '' };

export type RecordingCode =
  | 'itemTrackMissing'
  | 'itemTrackUnknown'
  | 'itemVideoMissing'
  | 'itemVideoUnknown'
  | 'itemDurationInvalid';

const OWN_FILE = /^\/s\/[^?#\s]+\/([^/?#\s]+)$/;

/** What an address plays as; null for what pages do not play: their policy lets nothing else in. */
export function recordingOf(url: string): 'audio' | 'video' | null {
  const kind = recordingFile(url) ?? parseEmbed(url.trim())?.kind;
  return kind === 'audio' || kind === 'video' ? kind : null;
}

/** Likewise, of files of the site alone. */
export function recordingFile(url: string): 'audio' | 'video' | null {
  const kind = kindOfName(decoded(OWN_FILE.exec(url.trim())?.[1] ?? ''));
  return kind === 'audio' || kind === 'video' ? kind : null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const MOST_SECONDS = 86_400;

/** `3:45` as seconds; null for nothing, undefined for what is no length of a recording. */
export function readDuration(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})$/.exec(typed);
  if (match === null) return undefined;
  const [hours, minutes, seconds] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  const isClock = match[2] !== undefined;
  if (isClock && (seconds > 59 || (match[1] !== undefined && minutes > 59))) return undefined;
  const all = hours * 3600 + minutes * 60 + seconds;
  return all === 0 || all > MOST_SECONDS ? undefined : all;
}

/** `3:45`, `1:02:03`. */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** What a machine reads of a length: `PT3M45S`. */
export function durationCode(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || seconds < 60 ? `${rest}S` : ''}`;
}

/** Whether it plays, and as what it should; a lesson may be text alone. */
export function recordingProblems(
  { url, duration }: RecordingDraft,
  part: 'track' | 'video' | 'lesson',
): readonly Problem<RecordingCode>[] {
  const found: Problem<RecordingCode>[] = [];
  const isTrack = part === 'track';
  if (url.trim() === '') {
    if (part !== 'lesson')
      found.push({ code: isTrack ? 'itemTrackMissing' : 'itemVideoMissing', field: 'recording.url' });
  } else if (recordingOf(url) !== (isTrack ? 'audio' : 'video'))
    found.push({ code: isTrack ? 'itemTrackUnknown' : 'itemVideoUnknown', field: 'recording.url' });
  if (readDuration(duration) === undefined)
    found.push({ code: 'itemDurationInvalid', field: 'recording.duration', values: { value: duration } });
  return found;
}
