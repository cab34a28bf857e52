import { OrderSheet as OrderSheet_1db351e45805fb6ec83dccf6aa7dc9d7 } from '../../../app/(back-office)/components/order-sheet'
import { StateCell as StateCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MethodCell as MethodCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MomentCell as MomentCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MomentField as MomentField_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { MoneyCell as MoneyCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { JsonInput as JsonInput_b3af21e5438de7c73bc48cacb2c8e20a } from '../../../cms/fields/json-input'
import { ListTools as ListTools_04d486c073892297250e9c25a9ceb174 } from '../../../app/(back-office)/components/lists/list-tools'
import { OrderListTools as OrderListTools_ba9211bb96162235a7915cb48802de77 } from '../../../app/(back-office)/components/order-list-tools'
import { KeptRefusals as KeptRefusals_af7bc9d31f3c2def35f211a662234d5f } from '../../../app/(back-office)/components/kept-refusals'
import { NoSave as NoSave_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { StructureField as StructureField_792278f02a7c55f30b2e0f3ee5327b36 } from '../../../app/(back-office)/components/structure/structure-field'
import { JournalLink as JournalLink_adcbc9aaaa0f84cf31d1c57298ab6a1c } from '../../../app/(back-office)/components/journal/journal-link'
import { EuroCell as EuroCell_0ce56cbd60f86ad36f77112385a2fec8 } from '../../../app/(back-office)/components/order-cells'
import { PickField as PickField_792278f02a7c55f30b2e0f3ee5327b36 } from '../../../app/(back-office)/components/structure/structure-field'
import { StockCell as StockCell_04d2fc0732fb0dfd67898d118ab91e70 } from '../../../app/(back-office)/components/stock-cell'
import { ClientSheet as ClientSheet_8f5884519489bdeab0bb1971082c9519 } from '../../../app/(back-office)/components/clients/client-sheet'
import { FactorField as FactorField_839c38b37803e50ea48f67cd1c659884 } from '../../../app/(back-office)/components/factor-field'
import { ClientListTools as ClientListTools_60960111fffdb17ecde2ec40daddf0fa } from '../../../app/(back-office)/components/client-list-tools'
import { MessageFiles as MessageFiles_9bd560a7b792b7063a123820ad0345b2 } from '../../../app/(back-office)/components/message-files'
import { CouponSheet as CouponSheet_4f2ddb4a3d43d8c5cb521743197e717f } from '../../../app/(back-office)/components/coupons/coupon-sheet'
import { CouponCell as CouponCell_7f6904809c1b2ebd19d717c8879e953b } from '../../../app/(back-office)/components/coupons/coupon-cell'
import { CouponListTools as CouponListTools_3a2e9cd5891130135582e92c7dcdf1c2 } from '../../../app/(back-office)/components/coupons/coupon-list-tools'
import { ShopMark as ShopMark_04ca106284df6ce79fe3ea6d5b2d4a56 } from '../../../app/(back-office)/components/shop-logo'
import { ShopLogo as ShopLogo_04ca106284df6ce79fe3ea6d5b2d4a56 } from '../../../app/(back-office)/components/shop-logo'
import { SearchEverywhere as SearchEverywhere_f6cc855aa9773b28e29af096dec3f34e } from '../../../app/(back-office)/components/search-everywhere'
import { StaffPasskey as StaffPasskey_0d6b2a3f5c6e6a5c5185d3a3b2b15370 } from '../../../app/(back-office)/components/staff-passkey'
import { LastLinks as LastLinks_4b867ee6fcbc4bde5edb775e309d0234 } from '../../../app/(back-office)/components/panel-links'
import { FirstLinks as FirstLinks_4b867ee6fcbc4bde5edb775e309d0234 } from '../../../app/(back-office)/components/panel-links'
import { HomeView as HomeView_cf21df5b866840c2f2dca1eb2b881bd6 } from '../../../app/(back-office)/components/home-view'
import { ExportsView as ExportsView_b16c41fe02e26135a1b0290bbcaa7f67 } from '../../../app/(back-office)/components/exports-view'
import { JournalView as JournalView_76843405eae7414f72381753b6993d0b } from '../../../app/(back-office)/components/journal-view'
import { JobsView as JobsView_decefeb838b19d9915bf4257a787e1df } from '../../../app/(back-office)/components/jobs-view'
import { StockView as StockView_1368a4b50953156e861e0ba552615f47 } from '../../../app/(back-office)/components/stock-view'
import { DoublesView as DoublesView_d9c3734ee5a200585b84805b33eceedb } from '../../../app/(back-office)/components/doubles-view'
import { QuotationsView as QuotationsView_416d7e574f1aef4c23d8d59f2dbd683b } from '../../../app/(back-office)/components/quotations-view'
import { TranslationsView as TranslationsView_4ed1ccc30c2cd3b39a2aa1357f6ef028 } from '../../../app/(back-office)/components/translations-view'
import { MailsView as MailsView_778d0605500aa1480850c0f48168eb8b } from '../../../app/(back-office)/components/mails-view'
import { ProductionView as ProductionView_ce83370f2911f76b68283472392e0661 } from '../../../app/(back-office)/components/production-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/app/(back-office)/components/order-sheet#OrderSheet": OrderSheet_1db351e45805fb6ec83dccf6aa7dc9d7,
  "/app/(back-office)/components/order-cells#StateCell": StateCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MethodCell": MethodCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MomentCell": MomentCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MomentField": MomentField_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/order-cells#MoneyCell": MoneyCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/cms/fields/json-input#JsonInput": JsonInput_b3af21e5438de7c73bc48cacb2c8e20a,
  "/app/(back-office)/components/lists/list-tools#ListTools": ListTools_04d486c073892297250e9c25a9ceb174,
  "/app/(back-office)/components/order-list-tools#OrderListTools": OrderListTools_ba9211bb96162235a7915cb48802de77,
  "/app/(back-office)/components/kept-refusals#KeptRefusals": KeptRefusals_af7bc9d31f3c2def35f211a662234d5f,
  "/app/(back-office)/components/order-cells#NoSave": NoSave_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/structure/structure-field#StructureField": StructureField_792278f02a7c55f30b2e0f3ee5327b36,
  "/app/(back-office)/components/journal/journal-link#JournalLink": JournalLink_adcbc9aaaa0f84cf31d1c57298ab6a1c,
  "/app/(back-office)/components/order-cells#EuroCell": EuroCell_0ce56cbd60f86ad36f77112385a2fec8,
  "/app/(back-office)/components/structure/structure-field#PickField": PickField_792278f02a7c55f30b2e0f3ee5327b36,
  "/app/(back-office)/components/stock-cell#StockCell": StockCell_04d2fc0732fb0dfd67898d118ab91e70,
  "/app/(back-office)/components/clients/client-sheet#ClientSheet": ClientSheet_8f5884519489bdeab0bb1971082c9519,
  "/app/(back-office)/components/factor-field#FactorField": FactorField_839c38b37803e50ea48f67cd1c659884,
  "/app/(back-office)/components/client-list-tools#ClientListTools": ClientListTools_60960111fffdb17ecde2ec40daddf0fa,
  "/app/(back-office)/components/message-files#MessageFiles": MessageFiles_9bd560a7b792b7063a123820ad0345b2,
  "/app/(back-office)/components/coupons/coupon-sheet#CouponSheet": CouponSheet_4f2ddb4a3d43d8c5cb521743197e717f,
  "/app/(back-office)/components/coupons/coupon-cell#CouponCell": CouponCell_7f6904809c1b2ebd19d717c8879e953b,
  "/app/(back-office)/components/coupons/coupon-list-tools#CouponListTools": CouponListTools_3a2e9cd5891130135582e92c7dcdf1c2,
  "/app/(back-office)/components/shop-logo#ShopMark": ShopMark_04ca106284df6ce79fe3ea6d5b2d4a56,
  "/app/(back-office)/components/shop-logo#ShopLogo": ShopLogo_04ca106284df6ce79fe3ea6d5b2d4a56,
  "/app/(back-office)/components/search-everywhere#SearchEverywhere": SearchEverywhere_f6cc855aa9773b28e29af096dec3f34e,
  "/app/(back-office)/components/staff-passkey#StaffPasskey": StaffPasskey_0d6b2a3f5c6e6a5c5185d3a3b2b15370,
  "/app/(back-office)/components/panel-links#LastLinks": LastLinks_4b867ee6fcbc4bde5edb775e309d0234,
  "/app/(back-office)/components/panel-links#FirstLinks": FirstLinks_4b867ee6fcbc4bde5edb775e309d0234,
  "/app/(back-office)/components/home-view#HomeView": HomeView_cf21df5b866840c2f2dca1eb2b881bd6,
  "/app/(back-office)/components/exports-view#ExportsView": ExportsView_b16c41fe02e26135a1b0290bbcaa7f67,
  "/app/(back-office)/components/journal-view#JournalView": JournalView_76843405eae7414f72381753b6993d0b,
  "/app/(back-office)/components/jobs-view#JobsView": JobsView_decefeb838b19d9915bf4257a787e1df,
  "/app/(back-office)/components/stock-view#StockView": StockView_1368a4b50953156e861e0ba552615f47,
  "/app/(back-office)/components/doubles-view#DoublesView": DoublesView_d9c3734ee5a200585b84805b33eceedb,
  "/app/(back-office)/components/quotations-view#QuotationsView": QuotationsView_416d7e574f1aef4c23d8d59f2dbd683b,
  "/app/(back-office)/components/translations-view#TranslationsView": TranslationsView_4ed1ccc30c2cd3b39a2aa1357f6ef028,
  "/app/(back-office)/components/mails-view#MailsView": MailsView_778d0605500aa1480850c0f48168eb8b,
  "/app/(back-office)/components/production-view#ProductionView": ProductionView_ce83370f2911f76b68283472392e0661,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
