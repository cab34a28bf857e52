import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionBeforeValidateHook, UploadConfig } from 'payload'
import { ValidationError } from 'payload'
import { z } from 'zod'
import { cardContentForm, pageCardsForm } from '@/lib/catalogue/content/card-forms'
import { pageLayouts, pageTypes, pageUrlSchema } from '@/lib/catalogue/contract/page'
import { previewPath } from '@/lib/ground/site/preview-path'
import { contentAccess, reviewAccess } from '../access'
import { pageBlocks } from '../blocks/registry'
import {
  area,
  checkbox,
  date,
  group,
  json,
  localisedArea,
  localisedText,
  number,
  row,
  select,
  slugField,
  text,
} from '../fields/fields'
import { languageIn, messageText } from '../labels'
import { collection, drafts } from './collection'

/** Two pages may not claim one URL of one language (PAGE-6): refused on saving, by name of the page that has it. */
const refuseTakenUrl: CollectionBeforeValidateHook = async ({ data, originalDoc, req, operation }) => {
  if (typeof data?.url !== 'string' || req.context.quiet) return data
  const taken = await req.payload.find({
    collection: 'pages',
    where: {
      and: [
        { url: { equals: data.url } },
        ...(operation === 'update' && originalDoc ? [{ id: { not_equals: originalDoc.id } }] : []),
      ],
    },
    locale: req.locale === 'all' || !req.locale ? undefined : (req.locale as 'fr'),
    fallbackLocale: false,
    draft: false,
    depth: 0,
    limit: 1,
    req,
  })
  const other = taken.docs[0]
  if (other) {
    const message = `${messageText('urlTaken', req.i18n?.language)} ${other.name}`
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'url', message }] }, req.t)
  }
  return data
}

/** How many addresses are followed before a way counts as endless. */
const longestWay = 10

/** An address may not lead back to itself through other pages: refused on saving (PAGE-28). */
const refuseRedirectLoop: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const own = data?.url ?? originalDoc?.url
  let next: unknown = data?.redirect?.to
  if (typeof own !== 'string' || typeof next !== 'string' || req.context.quiet) return data
  for (let steps = 0; typeof next === 'string' && next.startsWith('/'); steps += 1) {
    const path = next.split(/[?#]/, 1)[0] ?? ''
    if (path === own || steps === longestWay) {
      const message = messageText('redirectLoop', req.i18n?.language)
      throw new ValidationError({ collection: 'pages', errors: [{ path: 'redirect.to', message }] }, req.t)
    }
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { url: { equals: path } },
      locale: req.locale === 'all' || !req.locale ? undefined : (req.locale as 'fr'),
      draft: false,
      depth: 0,
      limit: 1,
      req,
    })
    next = docs[0]?.redirect?.to
  }
  return data
}

/** Where a page may lead: an address of the shop, or a whole one of another site. */
const redirectTarget = /^(?:\/(?!\/)|https:\/\/[^\s/])/

export const pages = collection(
  'pages',
  {
    group: 'content',
    title: 'name',
    columns: ['name', 'url', 'pageType', 'title', '_status'],
    versions: drafts,
    admin: {
      livePreview: {
        // A page that was never saved has nothing to show yet.
        url: ({ data, locale }) => (data.id ? previewPath(languageIn(locale.code), data.id) : null),
        breakpoints: [390, 1280].map(width => ({
          name: `${width}`,
          label: `${width} px`,
          width,
          height: 844,
        })),
      },
    },
    hooks: { beforeValidate: [refuseTakenUrl, refuseRedirectLoop] },
  },
  [
    slugField('name'),
    localisedText('url', {
      index: true,
      unique: true,
      validate: (value: string | null | undefined) =>
        value === null || value === undefined || pageUrlSchema.safeParse(value).success || '/…/',
    }),
    localisedText('title', { required: true }),
    localisedArea('description'),
    row(
      select('pageType', pageTypes, { required: true, defaultValue: 'content' }),
      select('layout', pageLayouts, { required: true, defaultValue: 'default' }),
      text('shoppingId', { index: true }),
    ),
    checkbox('noindex'),
    group('redirect', [
      row(
        localisedText('to', {
          validate: (value: string | null | undefined) =>
            !value || redirectTarget.test(value) || '/…/, https://…',
        }),
        checkbox('permanent'),
      ),
    ]),
    json('countries', z.array(z.string()), { pick: 'countries' }),
    group('custom', [json('cards', pageCardsForm, { localized: true }), { ...pageBlocks, localized: true }]),
  ],
)

/** A content item: a design or a family card (PRODUCT-1). */
export const cards = collection(
  'cards',
  { group: 'content', title: 'slug', columns: ['slug', 'type', 'topic', 'presetName'], versions: drafts },
  [
    slugField(),
    row(
      text('type', { required: true, index: true }),
      text('topic', { index: true }),
      text('modelName', { index: true }),
    ),
    localisedText('presetName'),
    localisedArea('presetDescription'),
    localisedArea('listingDescription'),
    json('content', cardContentForm, { localized: true }),
    checkbox('template'),
    number('sort', { defaultValue: 0, admin: { position: 'sidebar' } }),
  ],
)

export const crossSells = collection(
  'cross-sells',
  { group: 'content', title: 'name', columns: ['name', 'title'] },
  [
    slugField('name'),
    localisedText('title', { required: true }),
    json('slugs', z.array(z.string()), { required: true, pick: 'products' }),
  ],
)

export const components = collection(
  'components',
  { group: 'content', title: 'name', columns: ['name', 'title'] },
  [slugField('name'), localisedText('title'), { ...pageBlocks, localized: true }],
)

/** Reviews of the shop from their service (PAGE-54): a job keeps them, and nobody writes or changes one. */
export const reviews = collection(
  'reviews',
  {
    access: reviewAccess,
    group: 'content',
    title: 'author',
    columns: ['author', 'stars', 'language', 'publishedAt'],
    defaultSort: '-publishedAt',
  },
  [
    row(
      text('author', { required: true }),
      number('stars', { required: true, min: 1, max: 5 }),
      select('language', ['fr', 'de', 'en'], { required: true }),
    ),
    text('title'),
    area('text', { required: true }),
    date('publishedAt', { required: true, index: true }),
    // Its number at the service; a review without one has no source, and is not shown.
    text('sourceId', { unique: true, index: true }),
  ],
)

const mediaFolder = `${process.env.DATA_DIR ?? '.data'}/media`

/** Payload takes a file that is not there for a failure of its own. */
const missingFile: NonNullable<UploadConfig['handlers']>[number] = (_request, { params }) =>
  existsSync(path.join(mediaFolder, path.basename(params.filename)))
    ? undefined
    : new Response(null, { status: 404 })

export const media = collection(
  'media',
  {
    group: 'content',
    title: 'filename',
    columns: ['filename', 'alt', 'mimeType'],
    upload: {
      staticDir: mediaFolder,
      handlers: [missingFile],
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
      focalPoint: false,
      imageSizes: [
        { name: 'card', width: 480 },
        { name: 'wide', width: 1280 },
      ],
    },
    access: { ...contentAccess, read: () => true },
  },
  [localisedText('alt', { required: true })],
)
