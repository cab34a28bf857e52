import { may } from '../access'
import { number, row, text } from '../fields/fields'
import { collection } from './collection'

const shown = { admin: { readOnly: true } }

/** How often readers said that an answer of the help suffices, or that it does not (PAGE-43). Counted by the shop alone. */
export const helpVotes = collection(
  'help-votes',
  {
    group: 'content',
    title: 'question',
    columns: ['question', 'language', 'suffices', 'lacking', 'updatedAt'],
    defaultSort: '-lacking',
    access: {
      read: may('content.translate'),
      create: () => false,
      update: () => false,
      delete: may('content.change'),
    },
  },
  [
    text('key', { required: true, unique: true, admin: { hidden: true } }),
    row(text('question', { required: true, ...shown }), text('language', { required: true, ...shown })),
    row(
      number('suffices', { required: true, defaultValue: 0, ...shown }),
      number('lacking', { required: true, defaultValue: 0, ...shown }),
    ),
  ],
)
