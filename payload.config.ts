import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type EmailAdapter } from 'payload'
import sharp from 'sharp'
import { createCms } from './cms'
import { searchingAdapter } from './cms/like'
import { shopHooks } from './cms/shop-hooks'
import { clientIdentities, clientSessions, passwordLinks, securityEvents } from './cms/tables/accounts'
import { approvedScenes } from './cms/tables/approved-scenes'
import { clientNotes } from './cms/tables/client-notes'
import { companyInvitations } from './cms/tables/company-invitations'
import { exportFiles } from './cms/tables/exports'
import { passkeyChallenges, passkeys, recoveryCodes, secondFactors } from './cms/tables/factors'
import { formerEmails } from './cms/tables/former-emails'
import { impersonations } from './cms/tables/impersonations'
import { invoices } from './cms/tables/invoices'
import { ledgerClients, ledgerEntries } from './cms/tables/ledger'
import { listViews } from './cms/tables/list-views'
import { loyaltyPoints } from './cms/tables/loyalty-points'
import { orderApprovals } from './cms/tables/order-approvals'
import { couponUses, orderStock } from './cms/tables/order-goods'
import { claims, manifests, orderNotes, shipmentLines, shipments } from './cms/tables/order-work'
import { outages } from './cms/tables/outages'
import { ownPictureHolds, ownPictureOwners, ownPictures } from './cms/tables/own-pictures'
import { paymentEvents, payments, refunds } from './cms/tables/payments'
import {
  productionPhotos,
  productionPieces,
  productionSheets,
  productionTakenBack,
} from './cms/tables/production'
import { proofSignatures } from './cms/tables/proof-signatures'
import { quotationEvents, quotations, quotationVersions } from './cms/tables/quotations'
import { savedCarts } from './cms/tables/saved-carts'
import { sharedDesigns } from './cms/tables/shared-designs'
import { competitorPrices, priceCells, pricePublications, staffActs } from './cms/tables/staff-tools'
import { stockMoves } from './cms/tables/stock-moves'
import { storeShares } from './cms/tables/store-shares'
import { vatChecks } from './cms/tables/vat-checks'
import { ownOrigins } from './lib/ground/site/url'

const root = path.dirname(fileURLToPath(import.meta.url))

/** What Payload itself would mail goes the way of all others. */
const email: EmailAdapter = () => ({
  name: 'shop',
  defaultFromAddress: process.env.MAIL_FROM ?? 'shop@localhost',
  defaultFromName: '',
  sendEmail: async ({ to, subject, html, text }) => {
    const { toPlainText } = await import('@react-email/render')
    const letter = String(html ?? '')
    await shopHooks.sendMail({
      to: String(to),
      subject: subject ?? '',
      html: letter,
      text: String(text ?? toPlainText(letter)),
    })
  },
})

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
  graphQL: { disable: true },
  routes: { admin: '/admin', api: '/cms-api' },
  csrf: ownOrigins(),
  cors: [],
  admin: {
    user: 'admins',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    // What is planned is planned by the shop's clock.
    timezones: {
      defaultTimezone: 'Europe/Paris',
      supportedTimezones: [{ label: 'Europe/Paris', value: 'Europe/Paris' }],
    },
    meta: { titleSuffix: '· Administration', icons: [{ rel: 'icon', url: '/icon.svg' }] },
    components: {
      graphics: {
        Icon: '/app/(back-office)/components/shop-logo#ShopMark',
        Logo: '/app/(back-office)/components/shop-logo#ShopLogo',
      },
      actions: ['/app/(back-office)/components/search-everywhere#SearchEverywhere'],
      beforeNavLinks: ['/app/(back-office)/components/panel-links#FirstLinks'],
      afterNavLinks: ['/app/(back-office)/components/panel-links#LastLinks'],
      afterLogin: ['/app/(back-office)/components/staff-passkey#StaffPasskey'],
      views: {
        dashboard: { Component: '/app/(back-office)/components/home-view#HomeView' },
        exports: { Component: '/app/(back-office)/components/exports-view#ExportsView', path: '/exports' },
        journal: { Component: '/app/(back-office)/components/journal-view#JournalView', path: '/journal' },
        jobs: { Component: '/app/(back-office)/components/jobs-view#JobsView', path: '/jobs' },
        stock: { Component: '/app/(back-office)/components/stock-view#StockView', path: '/stock' },
        doubles: { Component: '/app/(back-office)/components/doubles-view#DoublesView', path: '/doubles' },
        quotations: {
          Component: '/app/(back-office)/components/quotations-view#QuotationsView',
          path: '/quotations',
        },
        translations: {
          Component: '/app/(back-office)/components/translations-view#TranslationsView',
          path: '/translations',
        },
        mails: { Component: '/app/(back-office)/components/mails-view#MailsView', path: '/mails' },
        production: {
          Component: '/app/(back-office)/components/production-view#ProductionView',
          path: '/production',
        },
      },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'app/(back-office)/admin/importMap.js') },
  },
  // Planned publications alone; the shop's own job runs them (docs/decisions/content.md), and nobody from outside.
  jobs: { access: { run: () => false } },
  i18n: {
    supportedLanguages: { fr, de, en },
    fallbackLanguage: 'fr',
    // Payload's own texts have a placeholder that is never filled in, and both genders of words whose gender is unknown.
    translations: {
      fr: {
        fields: { addNew: 'Ajouter', addNewLabel: 'Ajouter : {{label}}' },
        general: {
          createNew: 'Créer',
          createNewLabel: 'Créer : {{label}}',
          creatingNewLabel: 'Création : {{label}}',
          locale: 'Langue',
          locales: 'Langues',
          schedulePublishFor: 'Programmer la publication de {{title}}',
        },
      },
    },
  },
  localization: {
    locales: [
      { code: 'fr', label: 'Français' },
      { code: 'de', label: 'Deutsch' },
      { code: 'en', label: 'English' },
    ],
    defaultLocale: 'fr',
    fallback: true,
  },
  ...createCms(shopHooks),
  db: searchingAdapter({
    pool: { connectionString: process.env.DATABASE_URL ?? '', max: 20 },
    push: false,
    blocksAsJSON: true,
    beforeSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          approved_scenes: approvedScenes,
          order_stock: orderStock,
          coupon_uses: couponUses,
          invoices,
          outages,
          own_pictures: ownPictures,
          own_picture_owners: ownPictureOwners,
          own_picture_holds: ownPictureHolds,
          client_identities: clientIdentities,
          client_notes: clientNotes,
          former_emails: formerEmails,
          ledger_clients: ledgerClients,
          ledger_entries: ledgerEntries,
          client_sessions: clientSessions,
          password_links: passwordLinks,
          second_factors: secondFactors,
          recovery_codes: recoveryCodes,
          passkeys,
          passkey_challenges: passkeyChallenges,
          security_events: securityEvents,
          saved_carts: savedCarts,
          store_shares: storeShares,
          shared_designs: sharedDesigns,
          payments,
          refunds,
          payment_events: paymentEvents,
          vat_checks: vatChecks,
          loyalty_points: loyaltyPoints,
          order_approvals: orderApprovals,
          company_invitations: companyInvitations,
          order_notes: orderNotes,
          shipments,
          stock_moves: stockMoves,
          shipment_lines: shipmentLines,
          claims,
          stand_ins: impersonations,
          staff_acts: staffActs,
          exports: exportFiles,
          price_cells: priceCells,
          price_publications: pricePublications,
          competitor_prices: competitorPrices,
          production_sheets: productionSheets,
          production_photos: productionPhotos,
          production_taken_back: productionTakenBack,
          shipment_manifests: manifests,
          list_views: listViews,
          production_pieces: productionPieces,
          quotations,
          quotation_versions: quotationVersions,
          quotation_events: quotationEvents,
          proof_signatures: proofSignatures,
        },
      }),
    ],
    migrationDir: path.join(root, 'cms/migrations'),
  }),
  email,
  sharp,
  // Types are written by `npm run generate:types` alone: a start or a test changes no source.
  typescript: { autoGenerate: false, outputFile: path.join(root, 'cms/payload-types.ts') },
  upload: { limits: { fileSize: 15_000_000 } },
})
