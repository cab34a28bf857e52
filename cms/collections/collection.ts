import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { contentAccess } from '../access'
import { textsOnly } from '../fields/texts-only'
import { collectionLabels, groupLabel } from '../labels'

type Group = Parameters<typeof groupLabel>[0]
type Named = Parameters<typeof collectionLabels>[0]

interface Options extends Omit<Partial<CollectionConfig>, 'slug' | 'fields' | 'labels'> {
  group: Group
  title: string
  columns: string[]
  hidden?: boolean
}

/**
 * A collection with its labels, group, list columns and the content's access rules unless others are given.
 * Of content, translators change the texts alone.
 */
export function collection(slug: Named, options: Options, fields: Field[]): CollectionConfig {
  const { group, title, columns, hidden, admin, ...more } = options
  return {
    slug: slug as CollectionSlug,
    labels: collectionLabels(slug),
    access: contentAccess,
    admin: {
      group: groupLabel(group),
      useAsTitle: title,
      defaultColumns: columns,
      hidden: hidden ?? false,
      ...admin,
    },
    ...more,
    fields: more.access ? fields : textsOnly(fields),
  }
}

/** Unpublished models and pages: the published text stays live while a clerk works on the next one. */
export const drafts: CollectionConfig['versions'] = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } },
  maxPerDoc: 20,
}
