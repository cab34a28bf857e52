import * as migration_20261121_080738_initial from './20261121_080738_initial';
import * as migration_20261121_081747_outgoing_mails from './20261121_081747_outgoing_mails';
import * as migration_20261121_083046_unique_page_url from './20261121_083046_unique_page_url';
import * as migration_20261122_012047_product_names from './20261122_012047_product_names';
import * as migration_20261122_013217_approved_scenes from './20261122_013217_approved_scenes';
import * as migration_20261122_014919_job_queue from './20261122_014919_job_queue';
import * as migration_20261122_020000_staff_and_clients from './20261122_020000_staff_and_clients';
import * as migration_20261122_022500_thirty_free_holes from './20261122_022500_thirty_free_holes';
import * as migration_20261122_023000_formula_cards from './20261122_023000_formula_cards';
import * as migration_20261122_024500_home_blocks from './20261122_024500_home_blocks';
import * as migration_20261122_042500_templates from './20261122_042500_templates';
import * as migration_20261122_045820_own_pictures from './20261122_045820_own_pictures';
import * as migration_20261122_083322_shared_designs from './20261122_083322_shared_designs';
import * as migration_20261122_093607_search_words from './20261122_093607_search_words';
import * as migration_20261122_112607_order_cut_off from './20261122_112607_order_cut_off';
import * as migration_20261122_114608_company_and_messages from './20261122_114608_company_and_messages';
import * as migration_20261122_151904_payments from './20261122_151904_payments';
import * as migration_20261122_153009_order_numbers from './20261122_153009_order_numbers';
import * as migration_20261122_155631_order_goods from './20261122_155631_order_goods';
import * as migration_20261122_160716_saved_carts from './20261122_160716_saved_carts';
import * as migration_20261122_161348_vat_checks from './20261122_161348_vat_checks';
import * as migration_20261122_162503_papers from './20261122_162503_papers';
import * as migration_20261122_181035_purchase_reference from './20261122_181035_purchase_reference';
import * as migration_20261122_185526_accounts from './20261122_185526_accounts';
import * as migration_20261122_185617_client_identities from './20261122_185617_client_identities';
import * as migration_20261122_190113_loyalty_points from './20261122_190113_loyalty_points';
import * as migration_20261122_193417_order_work from './20261122_193417_order_work';
import * as migration_20261122_214315_staff_tools from './20261122_214315_staff_tools';
import * as migration_20261122_222752_second_factors from './20261122_222752_second_factors';
import * as migration_20261122_224625_quotations from './20261122_224625_quotations';
import * as migration_20261122_225738_refund_lines from './20261122_225738_refund_lines';
import * as migration_20261122_231159_stand_ins from './20261122_231159_stand_ins';
import * as migration_20261122_234500_quotation_words from './20261122_234500_quotation_words';
import * as migration_20261123_020439_company_buyers from './20261123_020439_company_buyers';
import * as migration_20261123_031837_production from './20261123_031837_production';
import * as migration_20261123_054703_paid_at_index from './20261123_054703_paid_at_index';
import * as migration_20261123_061835_versions_and_journal from './20261123_061835_versions_and_journal';
import * as migration_20261123_063138_exports from './20261123_063138_exports';
import * as migration_20261123_064350_passkeys_invitations_signatures from './20261123_064350_passkeys_invitations_signatures';
import * as migration_20261123_095334_workshop_checks_and_lists from './20261123_095334_workshop_checks_and_lists';
import * as migration_20261123_103903_client_sheets_and_stock from './20261123_103903_client_sheets_and_stock';
import * as migration_20261123_125912_former_emails from './20261123_125912_former_emails';
import * as migration_20261127_214112_store_shares from './20261127_214112_store_shares';
import * as migration_20261127_221858_page_cards_coupons_reviews from './20261127_221858_page_cards_coupons_reviews';
import * as migration_20261127_224400_outages from './20261127_224400_outages';
import * as migration_20261127_225300_order_documents_and_goods from './20261127_225300_order_documents_and_goods';
import * as migration_20261127_230200_books from './20261127_230200_books';
import * as migration_20261128_011323_books_kept from './20261128_011323_books_kept';

export const migrations = [
  {
    up: migration_20261121_080738_initial.up,
    down: migration_20261121_080738_initial.down,
    name: '20261121_080738_initial',
  },
  {
    up: migration_20261121_081747_outgoing_mails.up,
    down: migration_20261121_081747_outgoing_mails.down,
    name: '20261121_081747_outgoing_mails',
  },
  {
    up: migration_20261121_083046_unique_page_url.up,
    down: migration_20261121_083046_unique_page_url.down,
    name: '20261121_083046_unique_page_url',
  },
  {
    up: migration_20261122_012047_product_names.up,
    down: migration_20261122_012047_product_names.down,
    name: '20261122_012047_product_names',
  },
  {
    up: migration_20261122_013217_approved_scenes.up,
    down: migration_20261122_013217_approved_scenes.down,
    name: '20261122_013217_approved_scenes',
  },
  {
    up: migration_20261122_014919_job_queue.up,
    down: migration_20261122_014919_job_queue.down,
    name: '20261122_014919_job_queue',
  },
  {
    up: migration_20261122_020000_staff_and_clients.up,
    down: migration_20261122_020000_staff_and_clients.down,
    name: '20261122_020000_staff_and_clients',
  },
  {
    up: migration_20261122_022500_thirty_free_holes.up,
    down: migration_20261122_022500_thirty_free_holes.down,
    name: '20261122_022500_thirty_free_holes',
  },
  {
    up: migration_20261122_023000_formula_cards.up,
    down: migration_20261122_023000_formula_cards.down,
    name: '20261122_023000_formula_cards',
  },
  {
    up: migration_20261122_024500_home_blocks.up,
    down: migration_20261122_024500_home_blocks.down,
    name: '20261122_024500_home_blocks',
  },
  {
    up: migration_20261122_042500_templates.up,
    down: migration_20261122_042500_templates.down,
    name: '20261122_042500_templates',
  },
  {
    up: migration_20261122_045820_own_pictures.up,
    down: migration_20261122_045820_own_pictures.down,
    name: '20261122_045820_own_pictures',
  },
  {
    up: migration_20261122_083322_shared_designs.up,
    down: migration_20261122_083322_shared_designs.down,
    name: '20261122_083322_shared_designs',
  },
  {
    up: migration_20261122_093607_search_words.up,
    down: migration_20261122_093607_search_words.down,
    name: '20261122_093607_search_words',
  },
  {
    up: migration_20261122_112607_order_cut_off.up,
    down: migration_20261122_112607_order_cut_off.down,
    name: '20261122_112607_order_cut_off',
  },
  {
    up: migration_20261122_114608_company_and_messages.up,
    down: migration_20261122_114608_company_and_messages.down,
    name: '20261122_114608_company_and_messages',
  },
  {
    up: migration_20261122_151904_payments.up,
    down: migration_20261122_151904_payments.down,
    name: '20261122_151904_payments',
  },
  {
    up: migration_20261122_153009_order_numbers.up,
    down: migration_20261122_153009_order_numbers.down,
    name: '20261122_153009_order_numbers',
  },
  {
    up: migration_20261122_155631_order_goods.up,
    down: migration_20261122_155631_order_goods.down,
    name: '20261122_155631_order_goods',
  },
  {
    up: migration_20261122_160716_saved_carts.up,
    down: migration_20261122_160716_saved_carts.down,
    name: '20261122_160716_saved_carts',
  },
  {
    up: migration_20261122_161348_vat_checks.up,
    down: migration_20261122_161348_vat_checks.down,
    name: '20261122_161348_vat_checks',
  },
  {
    up: migration_20261122_162503_papers.up,
    down: migration_20261122_162503_papers.down,
    name: '20261122_162503_papers',
  },
  {
    up: migration_20261122_181035_purchase_reference.up,
    down: migration_20261122_181035_purchase_reference.down,
    name: '20261122_181035_purchase_reference',
  },
  {
    up: migration_20261122_185526_accounts.up,
    down: migration_20261122_185526_accounts.down,
    name: '20261122_185526_accounts',
  },
  {
    up: migration_20261122_185617_client_identities.up,
    down: migration_20261122_185617_client_identities.down,
    name: '20261122_185617_client_identities',
  },
  {
    up: migration_20261122_190113_loyalty_points.up,
    down: migration_20261122_190113_loyalty_points.down,
    name: '20261122_190113_loyalty_points',
  },
  {
    up: migration_20261122_193417_order_work.up,
    down: migration_20261122_193417_order_work.down,
    name: '20261122_193417_order_work',
  },
  {
    up: migration_20261122_214315_staff_tools.up,
    down: migration_20261122_214315_staff_tools.down,
    name: '20261122_214315_staff_tools',
  },
  {
    up: migration_20261122_222752_second_factors.up,
    down: migration_20261122_222752_second_factors.down,
    name: '20261122_222752_second_factors',
  },
  {
    up: migration_20261122_224625_quotations.up,
    down: migration_20261122_224625_quotations.down,
    name: '20261122_224625_quotations',
  },
  {
    up: migration_20261122_225738_refund_lines.up,
    down: migration_20261122_225738_refund_lines.down,
    name: '20261122_225738_refund_lines',
  },
  {
    up: migration_20261122_231159_stand_ins.up,
    down: migration_20261122_231159_stand_ins.down,
    name: '20261122_231159_stand_ins',
  },
  {
    up: migration_20261122_234500_quotation_words.up,
    down: migration_20261122_234500_quotation_words.down,
    name: '20261122_234500_quotation_words',
  },
  {
    up: migration_20261123_020439_company_buyers.up,
    down: migration_20261123_020439_company_buyers.down,
    name: '20261123_020439_company_buyers',
  },
  {
    up: migration_20261123_031837_production.up,
    down: migration_20261123_031837_production.down,
    name: '20261123_031837_production',
  },
  {
    up: migration_20261123_054703_paid_at_index.up,
    down: migration_20261123_054703_paid_at_index.down,
    name: '20261123_054703_paid_at_index',
  },
  {
    up: migration_20261123_061835_versions_and_journal.up,
    down: migration_20261123_061835_versions_and_journal.down,
    name: '20261123_061835_versions_and_journal',
  },
  {
    up: migration_20261123_063138_exports.up,
    down: migration_20261123_063138_exports.down,
    name: '20261123_063138_exports',
  },
  {
    up: migration_20261123_064350_passkeys_invitations_signatures.up,
    down: migration_20261123_064350_passkeys_invitations_signatures.down,
    name: '20261123_064350_passkeys_invitations_signatures',
  },
  {
    up: migration_20261123_095334_workshop_checks_and_lists.up,
    down: migration_20261123_095334_workshop_checks_and_lists.down,
    name: '20261123_095334_workshop_checks_and_lists',
  },
  {
    up: migration_20261123_103903_client_sheets_and_stock.up,
    down: migration_20261123_103903_client_sheets_and_stock.down,
    name: '20261123_103903_client_sheets_and_stock',
  },
  {
    up: migration_20261123_125912_former_emails.up,
    down: migration_20261123_125912_former_emails.down,
    name: '20261123_125912_former_emails',
  },
  {
    up: migration_20261127_214112_store_shares.up,
    down: migration_20261127_214112_store_shares.down,
    name: '20261127_214112_store_shares',
  },
  {
    up: migration_20261127_221858_page_cards_coupons_reviews.up,
    down: migration_20261127_221858_page_cards_coupons_reviews.down,
    name: '20261127_221858_page_cards_coupons_reviews',
  },
  {
    up: migration_20261127_224400_outages.up,
    down: migration_20261127_224400_outages.down,
    name: '20261127_224400_outages',
  },
  {
    up: migration_20261127_225300_order_documents_and_goods.up,
    down: migration_20261127_225300_order_documents_and_goods.down,
    name: '20261127_225300_order_documents_and_goods',
  },
  {
    up: migration_20261127_230200_books.up,
    down: migration_20261127_230200_books.down,
    name: '20261127_230200_books',
  },
  {
    up: migration_20261128_011323_books_kept.up,
    down: migration_20261128_011323_books_kept.down,
    name: '20261128_011323_books_kept'
  },
];
