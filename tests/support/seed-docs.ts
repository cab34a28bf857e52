import type { CatalogueDocs } from '@/cms/mapping/documents'
import { companyGlobal, settingsGlobal } from '@/cms/seed/docs/settings'
import { seedSteps } from '@/cms/seed/seed'
import { catalogueCollections } from '@/lib/ground/site/cache-manifest'

/** The seed's documents as the database gives them back, in every language. */
export function seededDocs(): CatalogueDocs {
  const all = seedSteps().flat()
  const of = (collection: string) =>
    all
      .filter(doc => doc.collection === collection)
      .map(doc => ({ ...doc.data, _status: doc.draft ? 'draft' : 'published' }))
  const collections = {} as CatalogueDocs['collections']
  for (const name of catalogueCollections) Object.assign(collections, { [name]: of(name) })
  return {
    collections,
    settings: settingsGlobal().data as CatalogueDocs['settings'],
    company: companyGlobal().data,
  }
}
