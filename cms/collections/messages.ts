import { messageSubjects } from '@/lib/people/message/subjects'
import { may } from '../access'
import { area, checkbox, json, row, select, text } from '../fields/fields'
import { collection } from './collection'

const shown = { admin: { readOnly: true } }
const messageFiles = '/app/(back-office)/components/message-files#MessageFiles'

/** What visitors have written to the shop (PAGE-42): made by the shop's form alone. */
export const messages = collection(
  'messages',
  {
    group: 'sales',
    title: 'name',
    columns: ['name', 'subject', 'email', 'orderNumber', 'answered', 'createdAt'],
    defaultSort: '-createdAt',
    access: {
      read: may('message.read'),
      create: () => false,
      update: may('message.read'),
      delete: may('message.read'),
    },
  },
  [
    checkbox('answered', { admin: { position: 'sidebar' } }),
    row(
      select('subject', messageSubjects, { required: true, ...shown }),
      text('orderNumber', shown),
      text('locale', { required: true, ...shown }),
    ),
    row(text('name', { required: true, ...shown }), text('email', { required: true, ...shown })),
    area('message', { required: true, admin: { readOnly: true, rows: 12 } }),
    json('files', undefined, { admin: { hidden: true } }),
    {
      type: 'ui',
      name: 'sentFiles',
      admin: { components: { Field: messageFiles } },
    },
  ],
)
