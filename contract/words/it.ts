import type { Complete } from './complete.ts';
import type { en } from './en.ts';

export const it: Complete<typeof en> = {
  refusals: {
    invalid: 'Correggi i campi evidenziati.',
    malformed: 'La richiesta non è valida. Ricarica la pagina e riprova.',
    unsupported_type: 'Questo tipo di contenuto non è accettato.',
    too_large: 'Le dimensioni superano il limite consentito.',
    signed_out: 'Sessione scaduta, effettuare di nuovo l’accesso.',
    invalid_login: 'Credenziali di accesso non valide.',
    prove_mobile: 'Conferma che il cellulare è tuo: ti abbiamo inviato un codice.',
    second_factor_needed:
      'Serve una seconda prova: un codice della tua app, un codice di recupero o una passkey.',
    forbidden:
      'Non si dispone dei permessi per eseguire questa azione. Contattare un amministratore del servizio.',
    not_found: 'L’elemento non esiste o non è accessibile.',
    changed_meanwhile:
      'Nel frattempo un altro utente ha fatto una modifica. Ricarica la pagina e riprova.',
    count_changed: 'Il numero è cambiato: ora è %{count}. Conferma il nuovo numero.',
    in_use: 'L’elemento è ancora in uso e non può essere eliminato.',
    tag_in_use:
      'L’etichetta è usata da alcuni prodotti (%{products}). Toglila da questi prodotti per eliminarla.',
    product_withdrawn: 'L’azienda ha ritirato questo prodotto dal negozio.',
    points_shared:
      'I punti di questo prodotto sono uguali in tutti i negozi: modificali nella scheda del prodotto.',
    already_exists: 'L’elemento esiste già.',
    confirmation_required: 'Conferma digitando il nome.',
    cashier_needed: 'Scegli chi è in cassa e digita il suo PIN.',
    too_many_attempts: 'Troppi tentativi. Attendi qualche istante e riprova.',
    rate_limited: 'Troppe chiamate con questa chiave. Attendi quanto indica Retry-After.',
    address_not_allowed: 'Questa chiave non può chiamare da questo indirizzo.',
    key_revoked: 'Questa chiave è stata revocata: creane una nuova.',
    event_not_told: 'Qui non si viene avvisati di %{event}, oppure non hai il permesso di vederlo.',
    https_needed: 'L’indirizzo deve iniziare con https://.',
    not_an_image: 'Immagine non valida',
    unknown_customer: 'Nessun cliente trovato con questo cellulare, carta o codice.',
    cards_being_made: 'Le carte di questo ordine sono ancora in preparazione. Riprova tra poco.',
    card_not_free: 'Questa carta non è tra quelle libere del programma.',
    same_account: 'È lo stesso account.',
    account_merged:
      'Questo account è stato unito con una versione precedente e lo scontrino è pagato con punti. Annulla prima l’unione o correggi i punti a mano.',
    synergy_not_movable: 'La collaborazione è cambiata nel frattempo. Ricarica la pagina.',
    synergy_not_active: 'Non c’è una collaborazione attiva con questa azienda.',
    points_too_few: 'I punti sono troppo pochi: qui non valgono nemmeno un punto. Scegline di più.',
    transfer_used:
      'I punti trasferiti sono già stati usati o restituiti: il trasferimento non si può più annullare.',
    merge_used: 'L’account è stato usato dopo l’unione: non si può più annullare.',
    awards_off: 'Al momento il negozio non assegna punti.',
    below_min_amount: 'L’importo minimo di uno scontrino è %{limit}; questo è di %{amount}.',
    above_max_amount: 'L’importo massimo di uno scontrino è %{limit}; questo è di %{amount}.',
    daily_amount_limit:
      'Il limite giornaliero del negozio è %{limit}; oggi ne sono stati usati %{taken} e questo scontrino è di %{amount}.',
    daily_points_limit:
      'Il limite giornaliero del negozio è di %{limit} punti; oggi ne sono stati assegnati %{taken} e questo scontrino ne assegnerebbe %{points}.',
    not_enough_points: 'Il cliente può usare %{balance} punti; ne sono stati chiesti %{points}.',
    points_payment_off: 'Questo negozio non accetta il pagamento con punti.',
    points_over_amount: 'Per un importo di %{amount} si possono usare al massimo %{limit} punti.',
    unknown_cash_register: 'Questa cassa non appartiene al negozio.',
    unknown_product: 'Uno dei prodotti non è in vendita in questo negozio.',
    not_posted: 'Questo scontrino non è stato registrato.',
    not_pending: 'Questo scontrino non attende un pagamento.',
    return_over_rest: 'Di questo scontrino si possono ancora rendere %{rest}.',
    quantity_over_rest:
      'Di questo prodotto sullo scontrino si possono ancora rendere %{rest} pezzi.',
    already_returned:
      'Lo scontrino è già stato reso per intero, il %{date} alle %{time} (%{name}).',
    undo_too_late: 'Uno scontrino si può annullare entro %{minutes} minuti. Registra un reso.',
    undo_not_yours:
      'Questo scontrino è stato registrato da altri o in un’altra cassa. Può annullarlo chi l’ha registrato o chi può registrare resi.',
    not_redeemed: 'Non risulta più consegnato: è stato annullato o modificato nel frattempo.',
    hand_over_too_late: 'Una consegna si può annullare entro %{minutes} minuti.',
    hand_over_not_yours:
      'È stato consegnato da altri o in un’altra cassa. Può annullarlo chi l’ha consegnato.',
    hand_over_built_upon:
      'Nel frattempo c’è stato un altro movimento su questo conto: i punti che ha dato potrebbero essere già usati.',
    hand_over_ordered:
      'Il regalo è stato ordinato al fornitore. L’ordine può annullarlo l’azienda.',
    hand_over_on_receipt: 'È stato usato su uno scontrino. Annulla o rendi quello scontrino.',
    undo_built_upon:
      'Nel frattempo c’è stato un altro movimento su questo conto. Registra un reso.',
    receipt_number_used: 'Lo scontrino numero %{number} è già registrato in questo negozio.',
    key_reused: 'La stessa richiesta è già stata inviata con altri dati. Ricomincia da capo.',
    bad_signature:
      'Lo scontrino salvato non è verificabile: è stato modificato sul dispositivo o appartiene a un altro utente. Scartalo e registralo di nuovo.',
    queued_too_late:
      'Lo scontrino è rimasto sul dispositivo più di %{days} giorni e non si può più registrare.',
    queued_too_early:
      'Lo scontrino è datato oltre %{minutes} minuti nel futuro: l’orologio del dispositivo è avanti. Correggilo; lo scontrino sarà accettato quando sarà la sua ora.',
    voucher_unknown: 'Nessun buono trovato con questo codice. Controlla il codice.',
    voucher_redeemed: 'Questo buono è già stato riscattato (%{store}, %{date}).',
    voucher_rejected: 'Questo buono è stato rifiutato in data %{date}.',
    voucher_cancelled: 'Questo buono è stato annullato in data %{date}.',
    voucher_expired: 'Questo buono è scaduto (%{date}).',
    voucher_other_store: 'Questo buono si riscatta solo in: %{stores}.',
    voucher_needs_customer: 'Trova prima il cliente: il codice è uguale per tutti.',
    voucher_other_customer: 'Questo buono appartiene a un altro cliente.',
    voucher_needs_receipt:
      'Questo coupon si usa su uno scontrino: aggiungilo alla nuova transazione.',
    coupon_used_up: 'Coupon esaurito: ne sono stati distribuiti %{maximum}.',
    coupon_ended: 'Questo coupon è scaduto (%{date}).',
    coupon_paused: 'Questo coupon è in pausa e al momento non si può usare.',
    coupon_not_started: 'Questo coupon inizia il %{date}.',
    coupon_customer_limit:
      'Il cliente ha già avuto questo coupon %{limit} volte, il massimo consentito.',
    campaign_customer_limit:
      'Il cliente ha già riscattato tutti i codici della campagna che può: %{limit}.',
    campaign_needs_customer: 'Trova prima il cliente: la campagna ha un limite per cliente.',
    codes_being_made: 'I codici di questa campagna sono ancora in preparazione. Riprova tra poco.',
    campaign_over: 'Questa campagna è finita. Ciò che ha dato resta com’è.',
    coupon_below_minimum:
      'Questo coupon richiede uno scontrino di almeno %{minimum}; questo è di %{amount}.',
    coupon_claimed_before: 'Il cliente ha già ottenuto questo coupon in data %{date}.',
    coupon_not_claimable:
      'Questo coupon non si ottiene con un codice: si completa con gli acquisti.',
    coupon_needs_product: 'Lo scontrino non contiene i prodotti del coupon: %{products}.',
    gift_not_offered: 'Questo premio non è disponibile qui per questo cliente.',
    order_not_movable: 'Un ordine «%{from}» non può diventare «%{to}».',
    order_shipped: 'L’ordine è stato spedito: si può solo restituire.',
    invoice_number_used: 'Questo numero di fattura è già stato usato, per %{title}.',
    discount_above_price:
      'Lo sconto, %{discount}, supera il prezzo del prodotto, %{price}. Confermalo per creare comunque il coupon.',
    invoice_differs:
      'La fattura chiede %{amount}, mentre il costo concordato è %{cost}: una differenza di %{difference}. Inviarla comunque?',
    nothing_to_invoice: 'Non ci sono consegne di questo premio da fatturare.',
    not_a_pdf: 'Questo file non è un PDF.',
    not_a_table:
      'Il file non è leggibile come tabella. Salvalo in CSV o XLSX con i nomi delle colonne nella prima riga.',
    table_too_large:
      'La tabella è troppo grande: in un’importazione entrano fino a %{rows} righe, %{columns} colonne e %{cells} celle. Se è più piccola, salvala di nuovo in CSV.',
    import_not_ready: 'L’importazione è in corso o terminata. Ricarica la pagina.',
    draw_not_ready: 'L’estrazione non è a questo punto. Ricarica la pagina.',
    no_alternate: 'Non resta nessuna riserva.',
    right_not_held: 'Non puoi concedere permessi che non hai: %{paths}.',
    holds_more: 'Questa persona ha permessi che tu non hai (%{paths}). Chiedi a chi li ha.',
    last_admin: 'Qui nessun altro può concedere permessi. Nomina prima un altro amministratore.',
    not_yourself: 'Non è possibile toglierlo a sé stessi; può farlo un altro amministratore.',
    already_admin: 'Questa persona è già amministratore.',
    already_moderator: 'Questa persona è già operatore.',
    already_member: 'Esiste già un utente con questo cellulare.',
    registration_over: 'Questa registrazione è scaduta o già completata. Accedi oppure ricomincia.',
    private_address: 'Gli indirizzi di reti private non sono ammessi.',
    test_failed: 'Errore: prova non riuscita',
    alias_not_movable: 'L’alias è «%{state}»: al momento non si può cambiare.',
    coupons_by_company: 'In questo programma i coupon li crea solo l’azienda.',
    redemption_by_customer:
      'In questo negozio si riscatta solo con il cliente in cassa: cercalo prima con carta o cellulare.',
    subscription_inactive:
      'L’abbonamento è inattivo: tutto è visibile, niente si può cambiare. La pagina «Abbonamento» dice come riattivarlo.',
    plan_limit_stores:
      'Il piano consente %{limit} negozi. Per averne di più cambia piano nella pagina «Abbonamento».',
    plan_limit_users:
      'Il piano consente %{limit} utenti. Per averne di più cambia piano nella pagina «Abbonamento».',
    plan_limit_sms_per_month:
      'Il piano consente %{limit} SMS al mese. Per averne di più cambia piano nella pagina «Abbonamento».',
    plan_limit_active_campaigns:
      'Il piano consente %{limit} campagne attive. Per averne di più cambia piano nella pagina «Abbonamento».',
    plan_withdrawn: 'Questo piano non è più offerto.',
    plan_recalculate: 'L’addebito è cambiato. Ricontrollalo prima di confermare.',
    plan_owes: 'Il piano attuale ha un addebito non pagato. Prima pagalo, poi scegli un piano.',
    plan_unchanged: 'Hai già questo piano.',
    subscription_owes:
      'L’abbonamento diventa attivo quando ciò che è dovuto viene pagato o annullato.',
    billing_not_movable: 'Lo stato dell’addebito non lo consente più. Ricarica la pagina.',
    debt_month_not_over: 'Questo mese non è ancora finito. Puoi chiuderlo un’ora dopo la sua fine.',
    debt_month_order: 'I mesi si chiudono uno dopo l’altro. Chiudi prima quelli precedenti.',
    debt_month_closed: 'Questo mese è già chiuso. Scegline uno successivo.',
    debt_settled: 'Questo mese è saldato: non si può più contestare nulla.',
    debt_disputed: 'Il negozio contesta una riga di questo mese. Decidi prima su quella.',
    debt_decided: 'È già stato deciso. Ricarica la pagina.',
    debt_over_line: 'Puoi correggere al massimo %{amount}: è l’intera riga.',
    payment_under_way:
      'Il pagamento di questo addebito è in corso. Attendi un momento e ricarica la pagina.',
    nothing_due: 'Non c’è più nulla da pagare. Ricarica la pagina.',
    refund_too_much: 'Si possono rimborsare al massimo %{amount}. Ricarica la pagina.',
    previous_plan_not_latest:
      'Il piano torna al precedente solo con il rimborso del suo ultimo cambio, finché il periodo è in corso.',
    previous_plan_needs_all:
      'Il piano torna al precedente solo se si rimborsa tutto ciò che resta del cambio: %{amount}.',
    no_card: 'Non c’è una carta da addebitare. Prima aggiungine una.',
    card_refused: 'La carta non è stata accettata. Controllala o usane un’altra.',
    provider_unavailable:
      'Il fornitore delle carte non risponde. Non è stato addebitato nulla: riprova tra poco.',
    out_of_stock: 'La giacenza non basta: ne restano %{left}.',
    price_changed: 'Il prezzo è cambiato. Controlla il nuovo totale e acquista di nuovo.',
    not_with_next_period:
      'Non c’è un prossimo periodo di un piano con cui addebitarlo. Acquistalo subito.',
    shop_order_not_movable: 'Questo ordine non può cambiare così. Ricarica la pagina.',
    too_many_emails: 'Si può scrivere al massimo a %{limit} indirizzi. Prima rimuovine uno.',
    link_expired: 'Questo collegamento non vale più. Apri l’elenco e scarica di nuovo il file.',
    internal: 'Si è verificato un errore. Riprova.',
    corrupt:
      'Un file del database del server è danneggiato o il suo disco non si legge. Nulla di questo è stato salvato. Avvisa chi gestisce il server.',
    disk_full:
      'Il disco del server è pieno; nulla di questo è stato salvato. Avvisa chi gestisce il server e riprova quando ci sarà spazio.',
    unavailable: 'Il servizio non è al momento disponibile. Riprova tra qualche istante.',
  },
  validation: {
    required: 'Campo obbligatorio.',
    tooShort: 'Sono necessari almeno %{min} caratteri.',
    tooLong: 'Sono consentiti al massimo %{max} caratteri.',
    tooSmall: 'Il valore deve essere almeno %{min}.',
    tooBig: 'Il valore non può superare %{max}.',
    tooFew: 'Seleziona almeno %{min}.',
    tooMany: 'Seleziona al massimo %{max}.',
    invalidEmail: 'L’indirizzo email non è valido.',
    invalidUrl: 'L’indirizzo web non è valido. Deve iniziare con http:// o https://.',
    invalidPhone: 'Il numero di telefono non è valido.',
    landline: 'A questo numero non arrivano messaggi: scrivi un cellulare.',
    brokenPhone: 'Il foglio di calcolo ha perso cifre del numero: formatta la colonna come testo.',
    invalidColour: 'Il colore non è valido.',
    digitsOnly: 'Sono ammesse solo cifre.',
    digitsExactly: 'Sono necessarie esattamente %{count} cifre.',
    invalidChoice: 'Questa scelta non è disponibile.',
    noOwnAddress: 'La prova arriva a te: scegli SMS o compila l’email del tuo profilo.',
    productGone: 'Questo prodotto non c’è più.',
    productWithdrawn: 'L’azienda lo ha ritirato dal negozio.',
    notANumber: 'Il valore non è un numero.',
    wholeNumber: 'È richiesto un numero intero.',
    decimals: 'Sono ammessi al massimo %{places} decimali.',
    passwordsDiffer: 'Le due password non coincidono.',
    tosRequired: 'È necessario accettare i termini di servizio.',
    noAddress:
      'Un nome non contiene indirizzi web. Se non è un indirizzo, lascia uno spazio dopo il punto.',
    noHidden: 'Un nome non contiene caratteri invisibili. Digitalo invece di incollarlo.',
    oneLanguage: 'Compila il campo in almeno una lingua.',
    unknownField: 'Campo sconosciuto: %{names}.',
    moreWrong: 'E un altro errore. |||| E altri %{smart_count} errori.',
    wrongCode: 'Il codice non è corretto oppure è scaduto.',
    aboveZero: 'Il valore deve essere maggiore di 0.',
    notWhilePending: 'I punti si usano al momento del pagamento, non prima.',
    periodTooLong: 'La fine deve seguire l’inizio e il periodo non può superare 92 giorni.',
    mobileOrCard: 'Indica un cellulare o una carta.',
    nameOfNew: 'Un nuovo cliente deve avere un nome.',
    periodBackwards: 'La fine non può precedere l’inizio.',
    periodOverYears: 'Il periodo non può superare dieci anni.',
    oneCustomer: 'Indica il cliente con un solo dato: cellulare, carta, codice o numero.',
    oneClaim: 'Scegli un premio o un coupon.',
    endBeforeStart: 'L’ultimo giorno non può precedere il primo.',
    goalUnderWay:
      'Ci sono già clienti che completano questo obiettivo: come si completa e che cosa dà non si possono cambiare.',
    couponGiven:
      'Ci sono già clienti con questo coupon: il prodotto e lo sconto non si possono cambiare.',
    certificateUnreadable: 'Questo file non si legge come certificato o chiave.',
    certificatePassword: 'La password del file è un’altra.',
    certificateNoKey: 'Manca la chiave del certificato: aggiungi il suo file.',
    certificateOtherKey: 'Questa chiave appartiene a un altro certificato.',
    certificateNoPass: 'Non è un certificato per pass: Apple li rilascia per un “Pass Type ID”.',
    certificateExpired: 'Questo certificato è scaduto.',
    certificateOtherIssuer:
      'Il certificato non è stato emesso da questa autorità. Scarica il certificato WWDR di Apple corrispondente.',
    accountUnreadable: 'Non è il file JSON con la chiave di un account di servizio.',
    oneDiscount: 'Indica un importo oppure una percentuale.',
    buyAndFree: 'Scegli il prodotto da acquistare.',
    notHeld: 'Non si può concedere un permesso che non si possiede.',
    noPlace:
      'Non è un punto di una risposta: il nome di un’intestazione, o un percorso come $.data.id.',
    invalidVat: 'La partita IVA non è valida. Controlla le cifre.',
    retypeSecret: 'Il server è cambiato. Inserisci di nuovo la password.',
    unknownZone: 'Fuso orario sconosciuto.',
    invalidTime: 'Scrivi l’ora come OO:MM, da 00:00 a 23:59.',
    shiftsOverlap: 'I turni dello stesso giorno non devono sovrapporsi.',
    wrongPassword: 'Password errata.',
    weakPin:
      'Questo PIN è facile da indovinare. Non usare una sola cifra, cifre in fila o una coppia che si ripete.',
    wrongPin: 'Il PIN non è corretto.',
    weakPassword:
      'Questa password si indovina facilmente. Usa alcune parole che non c’entrano tra loro.',
    taken: 'È già in uso.',
    invalidDay: 'Inserisci una data esistente: gg/mm/aaaa o aaaa-mm-gg.',
    dayWithoutYear: 'Questo giorno non ha l’anno.',
    birthDateKnown: 'C’è una data di nascita con l’anno: cancella prima quella.',
    dayTooEarly: 'Inserisci un giorno dal 1900 in poi.',
    dayToCome: 'Questo giorno deve ancora venire.',
    decimalOpen:
      'Scegli che cosa sono la virgola e il punto in questa colonna: 1.500 può essere due numeri.',
    orderOpen: 'Scegli se in questa colonna viene prima il giorno o il mese.',
    twoNumbers: 'Questo può essere due numeri: scrivilo con i decimali, ad esempio 1.250,00.',
    optedOut: 'Ha annullato l’iscrizione il %{day}; resta così.',
    signatureNeeded:
      'Iscrizione annullata il %{day}: solo il cliente può riattivarla. Inserisci il giorno, da allora in poi, in cui ha firmato il modulo.',
    unknownCountry: 'Nessun paese ha questo nome o codice.',
    yesOrNo: 'Scrivi sì o no.',
    unknownGender: 'Scrivi uomo, donna o altro.',
    brokenCard:
      'Il foglio di calcolo ha arrotondato questo numero. Formatta la colonna come testo nel file di partenza.',
    invalidCode:
      'Un codice ha da %{min} a %{max} lettere o cifre, separate solo da spazi, trattini, punti e barre.',
    invalidCard: 'Il numero di una carta ha da 4 a 20 lettere o cifre.',
    checkDigit: 'L’ultima cifra non corrisponde alle altre: una è sbagliata.',
    cardNotFree: 'La carta non è una delle carte libere del programma.',
    otherCustomer: 'La carta e il cellulare appartengono a clienti diversi.',
    sameAsRow: 'Lo stesso cliente è nella riga %{row} del file.',
    endsBeforeStart: 'L’ultimo giorno non può precedere il primo.',
    inPast: 'Questo momento è già passato. Scegline uno successivo.',
    nothingToChange: 'Indica almeno una modifica.',
    unknownTag: 'Nessuna etichetta di prodotti ha questo nome o codice.',
    sameCode: 'Lo stesso codice è alla riga %{row} del file.',
    tooManyCodes: 'Una campagna ha al massimo %{most} codici.',
    sameCard: 'La stessa carta è alla riga %{row} del file.',
    sameSku: 'Lo stesso SKU è nella riga %{row} del file.',
    sameProduct: 'Lo stesso prodotto è nella riga %{row} del file.',
    sameOptions: 'Un’altra variante di questo prodotto ha le stesse opzioni.',
    oneOptionEach: 'Scegli al massimo un’opzione per ogni attributo.',
    creditsAlone: 'Solo un prodotto che vende crediti ce l’ha.',
    creditsOfVariants:
      'Ogni variante di un prodotto con crediti dà crediti, e nessun’altra variante.',
    invalid: 'Il valore non è valido.',
  },
  done: {
    settingsUpdated: 'Impostazioni salvate',
    passwordReset: 'La password è stata reimpostata. Grazie.',
  },
};
