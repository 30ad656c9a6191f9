import { serveTasks } from '../../platform/background/serveTasks.ts';
import { type DecodedPicture, decodeHeic } from './decodeHeic.ts';

serveTasks<Uint8Array, DecodedPicture>((bytes) => decodeHeic(bytes));
