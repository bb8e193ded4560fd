import type { Shape } from '../../../api/operations';
import type { BoardCard, CardContent } from './board-item';

const NAME_LENGTH = 80;

/** A card as pages show it. @param words what one without words of its own is called */
export function toCard(row: Shape<'MoodboardCardDto'>, words: Record<'note' | 'picture', string>): BoardCard {
  const { type, slug, section, place } = row;
  const content = contentOf(row);
  return { key: `${type}:${slug}`, type, slug, section, place, content, name: nameOf(content, words) };
}

function contentOf({ note, link, picture }: Shape<'MoodboardCardDto'>): CardContent {
  if (link) return { kind: 'link', ...link };
  if (picture) return { kind: 'picture', ...picture };
  return { kind: 'note', text: note?.text ?? '', paper: note?.paper ?? 'white' };
}

/** What a card is called where it is named. */
export function nameOf(content: CardContent, words: Record<'note' | 'picture', string>): string {
  if (content.kind === 'link') return content.title || content.host;
  if (content.kind === 'picture') return content.alt || words.picture;
  const line = content.text.trim().split('\n')[0] ?? '';
  return (line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH)}…` : line) || words.note;
}
