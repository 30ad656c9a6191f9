import type { WirePodcastPlace } from '@quoin/contract/endpoints/content';
import { NO_PODCAST, PODCAST_CATEGORIES, type PodcastSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { ChoiceField } from '../../../parts/ChoiceField.tsx';
import fields from '../../../parts/fields.module.css';
import { Notice } from '../../../parts/Notice.tsx';
import { SelectField } from '../../../parts/SelectField.tsx';
import { SwitchField } from '../../../parts/SwitchField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import css from './Discovery.module.css';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CATEGORIES = PODCAST_CATEGORIES.map((value) => ({ value, text: value }));
const ORDERS = [
  { value: 'episodic', text: 'Each for itself', hint: 'The newest episode comes first.' },
  { value: 'serial', text: 'A series', hint: 'Heard from the first episode on, in the order of the list.' },
] as const;

/** Each list of tracks can be a podcast. */
export function PodcastCards(part: DiscoveryPart) {
  if (part.stored.podcasts.length === 0) {
    return (
      <Card title="Podcasts">
        <p className={fields.soft}>
          A list of tracks can be a podcast. Add one in the editor: Pages, then a new page of the kind Album.
        </p>
      </Card>
    );
  }
  return part.stored.podcasts.map((place) => <PodcastCard key={place.collectionId} place={place} {...part} />);
}

function PodcastCard({
  place,
  draft,
  problems,
  isReadOnly,
  onChange,
}: DiscoveryPart & { readonly place: WirePodcastPlace }) {
  const { collectionId } = place;
  const podcast = draft.podcasts[collectionId] ?? NO_PODCAST;
  const set = (more: Partial<PodcastSettings>) =>
    onChange({ podcasts: { ...draft.podcasts, [collectionId]: { ...podcast, ...more } } });
  return (
    <Card title={`Podcast: ${place.title}`}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={podcast.isOn}
          isDisabled={isReadOnly}
          hint="Directories and players read it at the address below. Tracks whose file is in your library can be heard."
          onChange={(isOn) => set({ isOn })}
        >
          This list is a podcast
        </SwitchField>
        {podcast.isOn ? (
          <>
            {place.hasPicture ? null : (
              <Notice>Directories want a square picture of 1,400 to 3,000 pixels: give the page one.</Notice>
            )}
            <div className={fields.pair}>
              <TextField
                label="Who speaks"
                value={podcast.author}
                onChange={(author) => set({ author })}
                error={problems[`podcasts.${collectionId}.author`]}
                isDisabled={isReadOnly}
              />
              <SelectField
                label="Category"
                choices={CATEGORIES}
                value={podcast.category}
                onChange={(category) => set({ category })}
              />
              <TextField
                label="Owner"
                value={podcast.ownerName}
                onChange={(ownerName) => set({ ownerName })}
                isDisabled={isReadOnly}
                hint="Empty: who speaks."
              />
              <TextField
                label="Owner’s address"
                type="email"
                value={podcast.ownerEmail}
                onChange={(ownerEmail) => set({ ownerEmail })}
                error={problems[`podcasts.${collectionId}.ownerEmail`]}
                isDisabled={isReadOnly}
                hint="Everybody can read it in the feed."
              />
            </div>
            <ChoiceField
              label="Episodes"
              choices={ORDERS}
              value={podcast.order}
              onChange={(order) => set({ order })}
              isDisabled={isReadOnly}
            />
            <SwitchField
              isSelected={podcast.isExplicit}
              isDisabled={isReadOnly}
              onChange={(isExplicit) => set({ isExplicit })}
            >
              Not for children
            </SwitchField>
            <p>
              <span className={css.purpose}>Address for directories</span>{' '}
              <code className={css.address}>{place.feedUrl}</code>
            </p>
          </>
        ) : null}
      </div>
    </Card>
  );
}
