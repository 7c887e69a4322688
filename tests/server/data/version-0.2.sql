PRAGMA application_id = 1414813779;
PRAGMA user_version = 11;
BEGIN TRANSACTION;
CREATE TABLE announcements (
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (table_id, kind));
CREATE TABLE blocks (
            person TEXT NOT NULL,
            blocked TEXT NOT NULL,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            since BIGINT NOT NULL,
            PRIMARY KEY (person, blocked));
CREATE TABLE channels (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            data TEXT NOT NULL,
            confirmed INTEGER NOT NULL,
            made BIGINT NOT NULL);
CREATE TABLE deliveries (
            channel TEXT NOT NULL REFERENCES channels (id),
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            tries INTEGER NOT NULL,
            due BIGINT NOT NULL,
            PRIMARY KEY (channel, table_id));
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, seq));
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',0,'{"type":"sat","at":1795002192964,"seat":1,"name":"Ben","person":"313c9893c8b9b15e502d930c6f72b58d"}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',1,'{"type":"started","at":1795002192964,"order":[0,1],"players":["Ann","Ben"],"draws":["salzburg","innsbruck","lodz","zuerich","nuernberg","budweis"],"events":[{"type":"refill","slot":0,"city":"salzburg"},{"type":"refill","slot":1,"city":"innsbruck"},{"type":"refill","slot":2,"city":"lodz"},{"type":"refill","slot":3,"city":"zuerich"},{"type":"refill","slot":4,"city":"nuernberg"},{"type":"refill","slot":5,"city":"budweis"},{"type":"turn","seat":0,"round":1,"forced_postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',2,'{"type":"chat","at":1795002192967,"seat":0,"name":"Ann","person":"ba153335a8df33fede5dccc186b37a5e","text":"hello from the last version"}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',3,'{"type":"action","at":1795002193420,"seat":0,"ply":0,"action":"take supply","draws":["sigmaringen"],"events":[{"type":"draw","seat":0,"city":"sigmaringen","postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',4,'{"type":"action","at":1795002193425,"seat":0,"ply":1,"action":"take supply","draws":["salzburg"],"events":[{"type":"draw","seat":0,"city":"salzburg","postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',5,'{"type":"action","at":1795002193429,"seat":0,"ply":2,"action":"start sigmaringen","draws":[],"events":[{"type":"start","seat":0,"city":"sigmaringen","dropped":[]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',6,'{"type":"action","at":1795002193436,"seat":0,"ply":3,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":1,"forced_postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',7,'{"type":"action","at":1795002193441,"seat":1,"ply":4,"action":"take zuerich","draws":["kempten"],"events":[{"type":"take","seat":1,"city":"zuerich","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"kempten"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',8,'{"type":"action","at":1795002193444,"seat":1,"ply":5,"action":"take kempten","draws":["muenchen"],"events":[{"type":"take","seat":1,"city":"kempten","slot":3,"postmaster":true},{"type":"refill","slot":3,"city":"muenchen"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',9,'{"type":"action","at":1795002193448,"seat":1,"ply":6,"action":"start zuerich","draws":[],"events":[{"type":"start","seat":1,"city":"zuerich","dropped":[]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',10,'{"type":"action","at":1795002193466,"seat":1,"ply":7,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":2,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',11,'{"type":"action","at":1795002193472,"seat":0,"ply":8,"action":"take budweis","draws":["basel"],"events":[{"type":"take","seat":0,"city":"budweis","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"basel"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',12,'{"type":"action","at":1795002193480,"seat":0,"ply":9,"action":"take muenchen","draws":["muenchen"],"events":[{"type":"take","seat":0,"city":"muenchen","slot":3,"postmaster":true},{"type":"refill","slot":3,"city":"muenchen"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',13,'{"type":"action","at":1795002193484,"seat":0,"ply":10,"action":"start budweis","draws":[],"events":[{"type":"start","seat":0,"city":"budweis","dropped":["sigmaringen"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',14,'{"type":"action","at":1795002193492,"seat":0,"ply":11,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":2,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',15,'{"type":"action","at":1795002193497,"seat":1,"ply":12,"action":"take nuernberg","draws":["pilsen"],"events":[{"type":"take","seat":1,"city":"nuernberg","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"pilsen"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',16,'{"type":"action","at":1795002193505,"seat":1,"ply":13,"action":"take supply","draws":["nuernberg"],"events":[{"type":"draw","seat":1,"city":"nuernberg","postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',17,'{"type":"action","at":1795002193515,"seat":1,"ply":14,"action":"right kempten","draws":[],"events":[{"type":"extend","seat":1,"city":"kempten","end":"right","postal_carrier":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',18,'{"type":"action","at":1795002193520,"seat":1,"ply":15,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":3,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',19,'{"type":"action","at":1795002193524,"seat":0,"ply":16,"action":"administrator","draws":["mannheim","ingolstadt","passau","ulm","pilsen","mannheim"],"events":[{"type":"administrator","seat":0,"cards":["salzburg","innsbruck","lodz","muenchen","pilsen","basel"]},{"type":"refill","slot":0,"city":"mannheim"},{"type":"refill","slot":1,"city":"ingolstadt"},{"type":"refill","slot":2,"city":"passau"},{"type":"refill","slot":3,"city":"ulm"},{"type":"refill","slot":4,"city":"pilsen"},{"type":"refill","slot":5,"city":"mannheim"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',20,'{"type":"action","at":1795002193533,"seat":0,"ply":17,"action":"take pilsen","draws":["ingolstadt"],"events":[{"type":"take","seat":0,"city":"pilsen","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"ingolstadt"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',21,'{"type":"action","at":1795002193545,"seat":0,"ply":18,"action":"start pilsen","draws":[],"events":[{"type":"start","seat":0,"city":"pilsen","dropped":["budweis"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',22,'{"type":"action","at":1795002193563,"seat":0,"ply":19,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":3,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',23,'{"type":"action","at":1795002193575,"seat":1,"ply":20,"action":"take mannheim","draws":["freiburg"],"events":[{"type":"take","seat":1,"city":"mannheim","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"freiburg"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',24,'{"type":"action","at":1795002193579,"seat":1,"ply":21,"action":"take supply","draws":["linz"],"events":[{"type":"draw","seat":1,"city":"linz","postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',25,'{"type":"action","at":1795002193583,"seat":1,"ply":22,"action":"start nuernberg","draws":[],"events":[{"type":"start","seat":1,"city":"nuernberg","dropped":["zuerich","kempten"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',26,'{"type":"action","at":1795002193587,"seat":1,"ply":23,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":4,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',27,'{"type":"action","at":1795002193592,"seat":0,"ply":24,"action":"take ingolstadt","draws":["basel"],"events":[{"type":"take","seat":0,"city":"ingolstadt","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"basel"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',28,'{"type":"action","at":1795002193596,"seat":0,"ply":25,"action":"take supply","draws":["linz"],"events":[{"type":"draw","seat":0,"city":"linz","postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',29,'{"type":"action","at":1795002193603,"seat":0,"ply":26,"action":"start muenchen","draws":[],"events":[{"type":"start","seat":0,"city":"muenchen","dropped":["pilsen"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',30,'{"type":"action","at":1795002193609,"seat":0,"ply":27,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":4,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',31,'{"type":"action","at":1795002193621,"seat":1,"ply":28,"action":"take ulm","draws":["carlsruhe"],"events":[{"type":"take","seat":1,"city":"ulm","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"carlsruhe"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',32,'{"type":"action","at":1795002193630,"seat":1,"ply":29,"action":"take basel","draws":["regensburg"],"events":[{"type":"take","seat":1,"city":"basel","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"regensburg"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',33,'{"type":"action","at":1795002193640,"seat":1,"ply":30,"action":"start mannheim","draws":[],"events":[{"type":"start","seat":1,"city":"mannheim","dropped":["nuernberg"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',34,'{"type":"action","at":1795002193653,"seat":1,"ply":31,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":5,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',35,'{"type":"action","at":1795002193665,"seat":0,"ply":32,"action":"take passau","draws":["sigmaringen"],"events":[{"type":"take","seat":0,"city":"passau","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"sigmaringen"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',36,'{"type":"action","at":1795002193669,"seat":0,"ply":33,"action":"take ingolstadt","draws":["kempten"],"events":[{"type":"take","seat":0,"city":"ingolstadt","slot":4,"postmaster":true},{"type":"refill","slot":4,"city":"kempten"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',37,'{"type":"action","at":1795002193673,"seat":0,"ply":34,"action":"start salzburg","draws":[],"events":[{"type":"start","seat":0,"city":"salzburg","dropped":["muenchen"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',38,'{"type":"action","at":1795002193680,"seat":0,"ply":35,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":5,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',39,'{"type":"action","at":1795002193687,"seat":1,"ply":36,"action":"take freiburg","draws":["nuernberg"],"events":[{"type":"take","seat":1,"city":"freiburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"nuernberg"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',40,'{"type":"action","at":1795002193692,"seat":1,"ply":37,"action":"start freiburg","draws":[],"events":[{"type":"start","seat":1,"city":"freiburg","dropped":["mannheim"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',41,'{"type":"action","at":1795002193696,"seat":1,"ply":38,"action":"right basel","draws":[],"events":[{"type":"extend","seat":1,"city":"basel","end":"right","postal_carrier":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',42,'{"type":"action","at":1795002193703,"seat":1,"ply":39,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":6,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',43,'{"type":"action","at":1795002193707,"seat":0,"ply":40,"action":"take kempten","draws":["wuerzburg"],"events":[{"type":"take","seat":0,"city":"kempten","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"wuerzburg"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',44,'{"type":"action","at":1795002193712,"seat":0,"ply":41,"action":"take regensburg","draws":["pilsen"],"events":[{"type":"take","seat":0,"city":"regensburg","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"pilsen"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',45,'{"type":"action","at":1795002193716,"seat":0,"ply":42,"action":"right passau","draws":[],"events":[{"type":"extend","seat":0,"city":"passau","end":"right","postal_carrier":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',46,'{"type":"action","at":1795002193720,"seat":0,"ply":43,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":6,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',47,'{"type":"action","at":1795002193724,"seat":1,"ply":44,"action":"take supply","draws":["stuttgart"],"events":[{"type":"draw","seat":1,"city":"stuttgart","postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',48,'{"type":"action","at":1795002193728,"seat":1,"ply":45,"action":"start stuttgart","draws":[],"events":[{"type":"start","seat":1,"city":"stuttgart","dropped":["freiburg","basel"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',49,'{"type":"action","at":1795002193732,"seat":1,"ply":46,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":7,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',50,'{"type":"action","at":1795002193736,"seat":0,"ply":47,"action":"take wuerzburg","draws":["kempten"],"events":[{"type":"take","seat":0,"city":"wuerzburg","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"kempten"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',51,'{"type":"action","at":1795002193740,"seat":0,"ply":48,"action":"start wuerzburg","draws":[],"events":[{"type":"start","seat":0,"city":"wuerzburg","dropped":["salzburg","passau"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',52,'{"type":"action","at":1795002193749,"seat":0,"ply":49,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":7,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',53,'{"type":"action","at":1795002193760,"seat":1,"ply":50,"action":"administrator","draws":["muenchen","wuerzburg","innsbruck","carlsruhe","augsburg","linz"],"events":[{"type":"administrator","seat":1,"cards":["nuernberg","pilsen","sigmaringen","carlsruhe","kempten","mannheim"]},{"type":"refill","slot":0,"city":"muenchen"},{"type":"refill","slot":1,"city":"wuerzburg"},{"type":"refill","slot":2,"city":"innsbruck"},{"type":"refill","slot":3,"city":"carlsruhe"},{"type":"refill","slot":4,"city":"augsburg"},{"type":"refill","slot":5,"city":"linz"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',54,'{"type":"action","at":1795002193808,"seat":1,"ply":51,"action":"take muenchen","draws":["innsbruck"],"events":[{"type":"take","seat":1,"city":"muenchen","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"innsbruck"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',55,'{"type":"action","at":1795002193813,"seat":1,"ply":52,"action":"left nuernberg","draws":[],"events":[{"type":"extend","seat":1,"city":"nuernberg","end":"left","postal_carrier":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',56,'{"type":"action","at":1795002193820,"seat":1,"ply":53,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":8,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',57,'{"type":"action","at":1795002193829,"seat":0,"ply":54,"action":"take augsburg","draws":["mannheim"],"events":[{"type":"take","seat":0,"city":"augsburg","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"mannheim"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',58,'{"type":"action","at":1795002193837,"seat":0,"ply":55,"action":"take supply","draws":["sigmaringen"],"events":[{"type":"draw","seat":0,"city":"sigmaringen","postmaster":true}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',59,'{"type":"action","at":1795002193845,"seat":0,"ply":56,"action":"start kempten","draws":[],"events":[{"type":"start","seat":0,"city":"kempten","dropped":["wuerzburg"]}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',60,'{"type":"action","at":1795002193856,"seat":0,"ply":57,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":8,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',61,'{"type":"action","at":1795002193869,"seat":1,"ply":58,"action":"take wuerzburg","draws":["regensburg"],"events":[{"type":"take","seat":1,"city":"wuerzburg","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"regensburg"}]}');
INSERT INTO "entries" VALUES('xyr23ghe2qd5kgvh',62,'{"type":"action","at":1795002193885,"seat":1,"ply":59,"action":"left wuerzburg","draws":[],"events":[{"type":"extend","seat":1,"city":"wuerzburg","end":"left","postal_carrier":false}]}');
INSERT INTO "entries" VALUES('qhnajze242qu8mm8',0,'{"type":"started","at":1795002193910,"order":[0,1],"players":["Ann","Easy"],"draws":["stuttgart","ulm","carlsruhe","sigmaringen","ulm","pilsen"],"events":[{"type":"refill","slot":0,"city":"stuttgart"},{"type":"refill","slot":1,"city":"ulm"},{"type":"refill","slot":2,"city":"carlsruhe"},{"type":"refill","slot":3,"city":"sigmaringen"},{"type":"refill","slot":4,"city":"ulm"},{"type":"refill","slot":5,"city":"pilsen"},{"type":"turn","seat":0,"round":1,"forced_postmaster":true}]}');
INSERT INTO "entries" VALUES('qhnajze242qu8mm8',1,'{"type":"action","at":1795002193919,"seat":0,"ply":0,"action":"take sigmaringen","draws":["nuernberg"],"events":[{"type":"take","seat":0,"city":"sigmaringen","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"nuernberg"}]}');
INSERT INTO "entries" VALUES('qhnajze242qu8mm8',2,'{"type":"action","at":1795002193926,"seat":0,"ply":1,"action":"take ulm","draws":["wuerzburg"],"events":[{"type":"take","seat":0,"city":"ulm","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"wuerzburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',0,'{"type":"started","at":1795002193930,"order":[0,1],"players":["Ann","Easy"],"draws":["innsbruck","nuernberg","lodz","wuerzburg","freiburg","nuernberg"],"events":[{"type":"refill","slot":0,"city":"innsbruck"},{"type":"refill","slot":1,"city":"nuernberg"},{"type":"refill","slot":2,"city":"lodz"},{"type":"refill","slot":3,"city":"wuerzburg"},{"type":"refill","slot":4,"city":"freiburg"},{"type":"refill","slot":5,"city":"nuernberg"},{"type":"turn","seat":0,"round":1,"forced_postmaster":true}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',1,'{"type":"action","at":1795002193933,"seat":0,"ply":0,"action":"take supply","draws":["pilsen"],"events":[{"type":"draw","seat":0,"city":"pilsen","postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',2,'{"type":"action","at":1795002193937,"seat":0,"ply":1,"action":"take innsbruck","draws":["ulm"],"events":[{"type":"take","seat":0,"city":"innsbruck","slot":0,"postmaster":true},{"type":"refill","slot":0,"city":"ulm"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',3,'{"type":"action","at":1795002193945,"seat":0,"ply":2,"action":"start pilsen","draws":[],"events":[{"type":"start","seat":0,"city":"pilsen","dropped":[]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',4,'{"type":"action","at":1795002193948,"seat":0,"ply":3,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":1,"forced_postmaster":true}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',5,'{"type":"action","at":1795002194031,"seat":1,"ply":4,"action":"take ulm","draws":["linz"],"events":[{"type":"take","seat":1,"city":"ulm","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"linz"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',6,'{"type":"action","at":1795002194050,"seat":1,"ply":5,"action":"take nuernberg","draws":["passau"],"events":[{"type":"take","seat":1,"city":"nuernberg","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"passau"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',7,'{"type":"action","at":1795002194065,"seat":1,"ply":6,"action":"start nuernberg","draws":[],"events":[{"type":"start","seat":1,"city":"nuernberg","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',8,'{"type":"action","at":1795002194077,"seat":1,"ply":7,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":2,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',9,'{"type":"action","at":1795002194103,"seat":0,"ply":8,"action":"take nuernberg","draws":["pilsen"],"events":[{"type":"take","seat":0,"city":"nuernberg","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"pilsen"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',10,'{"type":"action","at":1795002194124,"seat":0,"ply":9,"action":"start nuernberg","draws":[],"events":[{"type":"start","seat":0,"city":"nuernberg","dropped":["pilsen"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',11,'{"type":"action","at":1795002194136,"seat":0,"ply":10,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":2,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',12,'{"type":"action","at":1795002194143,"seat":1,"ply":11,"action":"take pilsen","draws":["pilsen"],"events":[{"type":"take","seat":1,"city":"pilsen","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"pilsen"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',13,'{"type":"action","at":1795002194153,"seat":1,"ply":12,"action":"right pilsen","draws":[],"events":[{"type":"extend","seat":1,"city":"pilsen","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',14,'{"type":"action","at":1795002194161,"seat":1,"ply":13,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":3,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',15,'{"type":"action","at":1795002194196,"seat":0,"ply":14,"action":"take passau","draws":["freiburg"],"events":[{"type":"take","seat":0,"city":"passau","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"freiburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',16,'{"type":"action","at":1795002194203,"seat":0,"ply":15,"action":"start innsbruck","draws":[],"events":[{"type":"start","seat":0,"city":"innsbruck","dropped":["nuernberg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',17,'{"type":"action","at":1795002194211,"seat":0,"ply":16,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":3,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',18,'{"type":"action","at":1795002194221,"seat":1,"ply":17,"action":"take wuerzburg","draws":["zuerich"],"events":[{"type":"take","seat":1,"city":"wuerzburg","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"zuerich"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',19,'{"type":"action","at":1795002194229,"seat":1,"ply":18,"action":"left wuerzburg","draws":[],"events":[{"type":"extend","seat":1,"city":"wuerzburg","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',20,'{"type":"action","at":1795002194237,"seat":1,"ply":19,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["wuerzburg","nuernberg","pilsen"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',21,'{"type":"action","at":1795002194245,"seat":1,"ply":20,"action":"house wuerzburg","draws":[],"events":[{"type":"house","seat":1,"city":"wuerzburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',22,'{"type":"action","at":1795002194257,"seat":1,"ply":21,"action":"house nuernberg","draws":[],"events":[{"type":"house","seat":1,"city":"nuernberg"},{"type":"carriage","seat":1,"carriage":3,"cartwright":false},{"type":"turn","seat":0,"round":4,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',23,'{"type":"action","at":1795002194282,"seat":0,"ply":22,"action":"take lodz","draws":["muenchen"],"events":[{"type":"take","seat":0,"city":"lodz","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"muenchen"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',24,'{"type":"action","at":1795002194291,"seat":0,"ply":23,"action":"start lodz","draws":[],"events":[{"type":"start","seat":0,"city":"lodz","dropped":["innsbruck"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',25,'{"type":"action","at":1795002194299,"seat":0,"ply":24,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":4,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',26,'{"type":"action","at":1795002194305,"seat":1,"ply":25,"action":"take muenchen","draws":["ingolstadt"],"events":[{"type":"take","seat":1,"city":"muenchen","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"ingolstadt"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',27,'{"type":"action","at":1795002194313,"seat":1,"ply":26,"action":"start ulm","draws":[],"events":[{"type":"start","seat":1,"city":"ulm","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',28,'{"type":"action","at":1795002194321,"seat":1,"ply":27,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":5,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',29,'{"type":"action","at":1795002194367,"seat":0,"ply":28,"action":"take ingolstadt","draws":["zuerich"],"events":[{"type":"take","seat":0,"city":"ingolstadt","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"zuerich"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',30,'{"type":"action","at":1795002194371,"seat":0,"ply":29,"action":"start ingolstadt","draws":[],"events":[{"type":"start","seat":0,"city":"ingolstadt","dropped":["lodz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',31,'{"type":"action","at":1795002194374,"seat":0,"ply":30,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":5,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',32,'{"type":"action","at":1795002194375,"seat":1,"ply":31,"action":"take zuerich","draws":["mannheim"],"events":[{"type":"take","seat":1,"city":"zuerich","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"mannheim"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',33,'{"type":"action","at":1795002194377,"seat":1,"ply":32,"action":"take freiburg","draws":["stuttgart"],"events":[{"type":"take","seat":1,"city":"freiburg","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"stuttgart"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',34,'{"type":"action","at":1795002194378,"seat":1,"ply":33,"action":"start zuerich","draws":[],"events":[{"type":"start","seat":1,"city":"zuerich","dropped":["ulm"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',35,'{"type":"action","at":1795002194379,"seat":1,"ply":34,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":6,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',36,'{"type":"action","at":1795002194431,"seat":0,"ply":35,"action":"take pilsen","draws":["stuttgart"],"events":[{"type":"take","seat":0,"city":"pilsen","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"stuttgart"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',37,'{"type":"action","at":1795002194435,"seat":0,"ply":36,"action":"start passau","draws":[],"events":[{"type":"start","seat":0,"city":"passau","dropped":["ingolstadt"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',38,'{"type":"action","at":1795002194438,"seat":0,"ply":37,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":6,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',39,'{"type":"action","at":1795002194439,"seat":1,"ply":38,"action":"take stuttgart","draws":["nuernberg"],"events":[{"type":"take","seat":1,"city":"stuttgart","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"nuernberg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',40,'{"type":"action","at":1795002194441,"seat":1,"ply":39,"action":"left freiburg","draws":[],"events":[{"type":"extend","seat":1,"city":"freiburg","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',41,'{"type":"action","at":1795002194441,"seat":1,"ply":40,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":7,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',42,'{"type":"action","at":1795002194443,"seat":0,"ply":41,"action":"take nuernberg","draws":["ingolstadt"],"events":[{"type":"take","seat":0,"city":"nuernberg","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"ingolstadt"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',43,'{"type":"action","at":1795002194449,"seat":0,"ply":42,"action":"start nuernberg","draws":[],"events":[{"type":"start","seat":0,"city":"nuernberg","dropped":["passau"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',44,'{"type":"action","at":1795002194452,"seat":0,"ply":43,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":7,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',45,'{"type":"action","at":1795002194453,"seat":1,"ply":44,"action":"take ingolstadt","draws":["lodz"],"events":[{"type":"take","seat":1,"city":"ingolstadt","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"lodz"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',46,'{"type":"action","at":1795002194455,"seat":1,"ply":45,"action":"take mannheim","draws":["basel"],"events":[{"type":"take","seat":1,"city":"mannheim","slot":2,"postmaster":true},{"type":"refill","slot":2,"city":"basel"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',47,'{"type":"action","at":1795002194455,"seat":1,"ply":46,"action":"start stuttgart","draws":[],"events":[{"type":"start","seat":1,"city":"stuttgart","dropped":["freiburg","zuerich"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',48,'{"type":"action","at":1795002194456,"seat":1,"ply":47,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":8,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',49,'{"type":"action","at":1795002194512,"seat":0,"ply":48,"action":"take linz","draws":["regensburg"],"events":[{"type":"take","seat":0,"city":"linz","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"regensburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',50,'{"type":"action","at":1795002194520,"seat":0,"ply":49,"action":"start linz","draws":[],"events":[{"type":"start","seat":0,"city":"linz","dropped":["nuernberg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',51,'{"type":"action","at":1795002194528,"seat":0,"ply":50,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":8,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',52,'{"type":"action","at":1795002194562,"seat":1,"ply":51,"action":"take regensburg","draws":["ulm"],"events":[{"type":"take","seat":1,"city":"regensburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"ulm"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',53,'{"type":"action","at":1795002194578,"seat":1,"ply":52,"action":"right ingolstadt","draws":[],"events":[{"type":"extend","seat":1,"city":"ingolstadt","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',54,'{"type":"action","at":1795002194586,"seat":1,"ply":53,"action":"left mannheim","draws":[],"events":[{"type":"extend","seat":1,"city":"mannheim","end":"left","postal_carrier":true}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',55,'{"type":"action","at":1795002194625,"seat":1,"ply":54,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":9,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',56,'{"type":"action","at":1795002194632,"seat":0,"ply":55,"action":"take supply","draws":["linz"],"events":[{"type":"draw","seat":0,"city":"linz","postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',57,'{"type":"action","at":1795002194648,"seat":0,"ply":56,"action":"start linz","draws":[],"events":[{"type":"start","seat":0,"city":"linz","dropped":["linz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',58,'{"type":"action","at":1795002194664,"seat":0,"ply":57,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":9,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',59,'{"type":"action","at":1795002194681,"seat":1,"ply":58,"action":"take ulm","draws":["kempten"],"events":[{"type":"take","seat":1,"city":"ulm","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"kempten"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',60,'{"type":"action","at":1795002194707,"seat":1,"ply":59,"action":"right muenchen","draws":[],"events":[{"type":"extend","seat":1,"city":"muenchen","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',61,'{"type":"action","at":1795002194737,"seat":1,"ply":60,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["mannheim","stuttgart","ingolstadt","muenchen"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',62,'{"type":"action","at":1795002194738,"seat":1,"ply":61,"action":"house mannheim","draws":[],"events":[{"type":"house","seat":1,"city":"mannheim"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',63,'{"type":"action","at":1795002194741,"seat":1,"ply":62,"action":"house stuttgart","draws":[],"events":[{"type":"house","seat":1,"city":"stuttgart"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',64,'{"type":"action","at":1795002194742,"seat":1,"ply":63,"action":"house ingolstadt","draws":[],"events":[{"type":"house","seat":1,"city":"ingolstadt"},{"type":"carriage","seat":1,"carriage":4,"cartwright":false},{"type":"turn","seat":0,"round":10,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',65,'{"type":"action","at":1795002194761,"seat":0,"ply":64,"action":"take basel","draws":["sigmaringen"],"events":[{"type":"take","seat":0,"city":"basel","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"sigmaringen"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',66,'{"type":"action","at":1795002194765,"seat":0,"ply":65,"action":"start basel","draws":[],"events":[{"type":"start","seat":0,"city":"basel","dropped":["linz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',67,'{"type":"action","at":1795002194780,"seat":0,"ply":66,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":10,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',68,'{"type":"action","at":1795002194798,"seat":1,"ply":67,"action":"take sigmaringen","draws":["basel"],"events":[{"type":"take","seat":1,"city":"sigmaringen","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"basel"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',69,'{"type":"action","at":1795002194818,"seat":1,"ply":68,"action":"start ulm","draws":[],"events":[{"type":"start","seat":1,"city":"ulm","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',70,'{"type":"action","at":1795002194825,"seat":1,"ply":69,"action":"right sigmaringen","draws":[],"events":[{"type":"extend","seat":1,"city":"sigmaringen","end":"right","postal_carrier":true}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',71,'{"type":"action","at":1795002194833,"seat":1,"ply":70,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":11,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',72,'{"type":"action","at":1795002194878,"seat":0,"ply":71,"action":"take stuttgart","draws":["augsburg"],"events":[{"type":"take","seat":0,"city":"stuttgart","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"augsburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',73,'{"type":"action","at":1795002194927,"seat":0,"ply":72,"action":"start stuttgart","draws":[],"events":[{"type":"start","seat":0,"city":"stuttgart","dropped":["basel"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',74,'{"type":"action","at":1795002195198,"seat":0,"ply":73,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":11,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',75,'{"type":"action","at":1795002195225,"seat":1,"ply":74,"action":"take augsburg","draws":["salzburg"],"events":[{"type":"take","seat":1,"city":"augsburg","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"salzburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',76,'{"type":"action","at":1795002195246,"seat":1,"ply":75,"action":"left augsburg","draws":[],"events":[{"type":"extend","seat":1,"city":"augsburg","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',77,'{"type":"action","at":1795002195261,"seat":1,"ply":76,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":12,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',78,'{"type":"action","at":1795002195328,"seat":0,"ply":77,"action":"take zuerich","draws":["muenchen"],"events":[{"type":"take","seat":0,"city":"zuerich","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"muenchen"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',79,'{"type":"action","at":1795002195401,"seat":0,"ply":78,"action":"start pilsen","draws":[],"events":[{"type":"start","seat":0,"city":"pilsen","dropped":["stuttgart"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',80,'{"type":"action","at":1795002195418,"seat":0,"ply":79,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":12,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',81,'{"type":"action","at":1795002195419,"seat":1,"ply":80,"action":"take muenchen","draws":["carlsruhe"],"events":[{"type":"take","seat":1,"city":"muenchen","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"carlsruhe"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',82,'{"type":"action","at":1795002195421,"seat":1,"ply":81,"action":"left muenchen","draws":[],"events":[{"type":"extend","seat":1,"city":"muenchen","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',83,'{"type":"action","at":1795002195422,"seat":1,"ply":82,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["muenchen","augsburg","ulm","sigmaringen"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',84,'{"type":"action","at":1795002195423,"seat":1,"ply":83,"action":"house sigmaringen","draws":[],"events":[{"type":"house","seat":1,"city":"sigmaringen"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',85,'{"type":"action","at":1795002195424,"seat":1,"ply":84,"action":"house ulm","draws":[],"events":[{"type":"house","seat":1,"city":"ulm"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',86,'{"type":"action","at":1795002195425,"seat":1,"ply":85,"action":"house augsburg","draws":[],"events":[{"type":"house","seat":1,"city":"augsburg"},{"type":"tile","seat":1,"stack":"wuerttemberg_hohenzollern","value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',87,'{"type":"action","at":1795002195426,"seat":1,"ply":86,"action":"cartwright","draws":[],"events":[{"type":"carriage","seat":1,"carriage":5,"cartwright":true},{"type":"turn","seat":0,"round":13,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',88,'{"type":"action","at":1795002195482,"seat":0,"ply":87,"action":"take freiburg","draws":["passau"],"events":[{"type":"take","seat":0,"city":"freiburg","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"passau"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',89,'{"type":"action","at":1795002195487,"seat":0,"ply":88,"action":"start freiburg","draws":[],"events":[{"type":"start","seat":0,"city":"freiburg","dropped":["pilsen"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',90,'{"type":"action","at":1795002195491,"seat":0,"ply":89,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":13,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',91,'{"type":"action","at":1795002195491,"seat":1,"ply":90,"action":"take passau","draws":["wuerzburg"],"events":[{"type":"take","seat":1,"city":"passau","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"wuerzburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',92,'{"type":"action","at":1795002195494,"seat":1,"ply":91,"action":"start regensburg","draws":[],"events":[{"type":"start","seat":1,"city":"regensburg","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',93,'{"type":"action","at":1795002195495,"seat":1,"ply":92,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":14,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',94,'{"type":"action","at":1795002195548,"seat":0,"ply":93,"action":"take carlsruhe","draws":["zuerich"],"events":[{"type":"take","seat":0,"city":"carlsruhe","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"zuerich"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',95,'{"type":"action","at":1795002195554,"seat":0,"ply":94,"action":"start carlsruhe","draws":[],"events":[{"type":"start","seat":0,"city":"carlsruhe","dropped":["freiburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',96,'{"type":"action","at":1795002195557,"seat":0,"ply":95,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":14,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',97,'{"type":"action","at":1795002195558,"seat":1,"ply":96,"action":"take salzburg","draws":["sigmaringen"],"events":[{"type":"take","seat":1,"city":"salzburg","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"sigmaringen"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',98,'{"type":"action","at":1795002195560,"seat":1,"ply":97,"action":"left passau","draws":[],"events":[{"type":"extend","seat":1,"city":"passau","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',99,'{"type":"action","at":1795002195561,"seat":1,"ply":98,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":15,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',100,'{"type":"action","at":1795002195684,"seat":0,"ply":99,"action":"take basel","draws":["salzburg"],"events":[{"type":"take","seat":0,"city":"basel","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"salzburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',101,'{"type":"action","at":1795002195703,"seat":0,"ply":100,"action":"start basel","draws":[],"events":[{"type":"start","seat":0,"city":"basel","dropped":["carlsruhe"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',102,'{"type":"action","at":1795002195716,"seat":0,"ply":101,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":15,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',103,'{"type":"action","at":1795002195727,"seat":1,"ply":102,"action":"take kempten","draws":["freiburg"],"events":[{"type":"take","seat":1,"city":"kempten","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"freiburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',104,'{"type":"action","at":1795002195740,"seat":1,"ply":103,"action":"left salzburg","draws":[],"events":[{"type":"extend","seat":1,"city":"salzburg","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',105,'{"type":"action","at":1795002195745,"seat":1,"ply":104,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["salzburg","passau","regensburg"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',106,'{"type":"action","at":1795002195757,"seat":1,"ply":105,"action":"house regensburg","draws":[],"events":[{"type":"house","seat":1,"city":"regensburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',107,'{"type":"action","at":1795002195769,"seat":1,"ply":106,"action":"house passau","draws":[],"events":[{"type":"house","seat":1,"city":"passau"},{"type":"turn","seat":0,"round":16,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',108,'{"type":"action","at":1795002195823,"seat":0,"ply":107,"action":"take sigmaringen","draws":["ingolstadt"],"events":[{"type":"take","seat":0,"city":"sigmaringen","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"ingolstadt"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',109,'{"type":"action","at":1795002195840,"seat":0,"ply":108,"action":"start zuerich","draws":[],"events":[{"type":"start","seat":0,"city":"zuerich","dropped":["basel"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',110,'{"type":"action","at":1795002195857,"seat":0,"ply":109,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":16,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',111,'{"type":"action","at":1795002195890,"seat":1,"ply":110,"action":"take zuerich","draws":["regensburg"],"events":[{"type":"take","seat":1,"city":"zuerich","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"regensburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',112,'{"type":"action","at":1795002195901,"seat":1,"ply":111,"action":"start zuerich","draws":[],"events":[{"type":"start","seat":1,"city":"zuerich","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',113,'{"type":"action","at":1795002195925,"seat":1,"ply":112,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":17,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',114,'{"type":"action","at":1795002195955,"seat":0,"ply":113,"action":"take lodz","draws":["passau"],"events":[{"type":"take","seat":0,"city":"lodz","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"passau"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',115,'{"type":"action","at":1795002195967,"seat":0,"ply":114,"action":"start sigmaringen","draws":[],"events":[{"type":"start","seat":0,"city":"sigmaringen","dropped":["zuerich"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',116,'{"type":"action","at":1795002195984,"seat":0,"ply":115,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":17,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',117,'{"type":"action","at":1795002195989,"seat":1,"ply":116,"action":"take freiburg","draws":["augsburg"],"events":[{"type":"take","seat":1,"city":"freiburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"augsburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',118,'{"type":"action","at":1795002196039,"seat":1,"ply":117,"action":"right kempten","draws":[],"events":[{"type":"extend","seat":1,"city":"kempten","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',119,'{"type":"action","at":1795002196054,"seat":1,"ply":118,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":18,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',120,'{"type":"action","at":1795002196111,"seat":0,"ply":119,"action":"take augsburg","draws":["wuerzburg"],"events":[{"type":"take","seat":0,"city":"augsburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"wuerzburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',121,'{"type":"action","at":1795002196124,"seat":0,"ply":120,"action":"start augsburg","draws":[],"events":[{"type":"start","seat":0,"city":"augsburg","dropped":["sigmaringen"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',122,'{"type":"action","at":1795002196140,"seat":0,"ply":121,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":18,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',123,'{"type":"action","at":1795002196157,"seat":1,"ply":122,"action":"take salzburg","draws":["carlsruhe"],"events":[{"type":"take","seat":1,"city":"salzburg","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"carlsruhe"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',124,'{"type":"action","at":1795002196177,"seat":1,"ply":123,"action":"left freiburg","draws":[],"events":[{"type":"extend","seat":1,"city":"freiburg","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',125,'{"type":"action","at":1795002196193,"seat":1,"ply":124,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":19,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',126,'{"type":"action","at":1795002196233,"seat":0,"ply":125,"action":"take wuerzburg","draws":["augsburg"],"events":[{"type":"take","seat":0,"city":"wuerzburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"augsburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',127,'{"type":"action","at":1795002196301,"seat":0,"ply":126,"action":"start wuerzburg","draws":[],"events":[{"type":"start","seat":0,"city":"wuerzburg","dropped":["augsburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',128,'{"type":"action","at":1795002196363,"seat":0,"ply":127,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":19,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',129,'{"type":"action","at":1795002196373,"seat":1,"ply":128,"action":"take carlsruhe","draws":["carlsruhe"],"events":[{"type":"take","seat":1,"city":"carlsruhe","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"carlsruhe"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',130,'{"type":"action","at":1795002196386,"seat":1,"ply":129,"action":"left carlsruhe","draws":[],"events":[{"type":"extend","seat":1,"city":"carlsruhe","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',131,'{"type":"action","at":1795002196397,"seat":1,"ply":130,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":20,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',132,'{"type":"action","at":1795002196440,"seat":0,"ply":131,"action":"take regensburg","draws":["kempten"],"events":[{"type":"take","seat":0,"city":"regensburg","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"kempten"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',133,'{"type":"action","at":1795002196444,"seat":0,"ply":132,"action":"start regensburg","draws":[],"events":[{"type":"start","seat":0,"city":"regensburg","dropped":["wuerzburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',134,'{"type":"action","at":1795002196452,"seat":0,"ply":133,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":20,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',135,'{"type":"action","at":1795002196461,"seat":1,"ply":134,"action":"take augsburg","draws":["innsbruck"],"events":[{"type":"take","seat":1,"city":"augsburg","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"innsbruck"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',136,'{"type":"action","at":1795002196468,"seat":1,"ply":135,"action":"right augsburg","draws":[],"events":[{"type":"extend","seat":1,"city":"augsburg","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',137,'{"type":"action","at":1795002196473,"seat":1,"ply":136,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["carlsruhe","freiburg","zuerich","kempten","augsburg"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',138,'{"type":"action","at":1795002196481,"seat":1,"ply":137,"action":"house carlsruhe","draws":[],"events":[{"type":"house","seat":1,"city":"carlsruhe"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',139,'{"type":"action","at":1795002196501,"seat":1,"ply":138,"action":"house zuerich","draws":[],"events":[{"type":"house","seat":1,"city":"zuerich"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',140,'{"type":"action","at":1795002196508,"seat":1,"ply":139,"action":"house kempten","draws":[],"events":[{"type":"house","seat":1,"city":"kempten"},{"type":"tile","seat":1,"stack":"route_5","value":2}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',141,'{"type":"action","at":1795002196526,"seat":1,"ply":140,"action":"cartwright","draws":[],"events":[{"type":"carriage","seat":1,"carriage":6,"cartwright":true},{"type":"turn","seat":0,"round":21,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',142,'{"type":"action","at":1795002196700,"seat":0,"ply":141,"action":"take wuerzburg","draws":["lodz"],"events":[{"type":"take","seat":0,"city":"wuerzburg","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"lodz"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',143,'{"type":"action","at":1795002196710,"seat":0,"ply":142,"action":"start lodz","draws":[],"events":[{"type":"start","seat":0,"city":"lodz","dropped":["regensburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',144,'{"type":"action","at":1795002196720,"seat":0,"ply":143,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":21,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',145,'{"type":"action","at":1795002196725,"seat":1,"ply":144,"action":"take innsbruck","draws":["muenchen"],"events":[{"type":"take","seat":1,"city":"innsbruck","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"muenchen"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',146,'{"type":"action","at":1795002196734,"seat":1,"ply":145,"action":"start salzburg","draws":[],"events":[{"type":"start","seat":1,"city":"salzburg","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',147,'{"type":"action","at":1795002196741,"seat":1,"ply":146,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":22,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',148,'{"type":"action","at":1795002196788,"seat":0,"ply":147,"action":"take muenchen","draws":["budweis"],"events":[{"type":"take","seat":0,"city":"muenchen","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"budweis"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',149,'{"type":"action","at":1795002196791,"seat":0,"ply":148,"action":"start muenchen","draws":[],"events":[{"type":"start","seat":0,"city":"muenchen","dropped":["lodz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',150,'{"type":"action","at":1795002196794,"seat":0,"ply":149,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":22,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',151,'{"type":"action","at":1795002196795,"seat":1,"ply":150,"action":"take passau","draws":["stuttgart"],"events":[{"type":"take","seat":1,"city":"passau","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"stuttgart"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',152,'{"type":"action","at":1795002196798,"seat":1,"ply":151,"action":"left innsbruck","draws":[],"events":[{"type":"extend","seat":1,"city":"innsbruck","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',153,'{"type":"action","at":1795002196799,"seat":1,"ply":152,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":23,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',154,'{"type":"action","at":1795002196852,"seat":0,"ply":153,"action":"take ingolstadt","draws":["salzburg"],"events":[{"type":"take","seat":0,"city":"ingolstadt","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"salzburg"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',155,'{"type":"action","at":1795002196859,"seat":0,"ply":154,"action":"start ingolstadt","draws":[],"events":[{"type":"start","seat":0,"city":"ingolstadt","dropped":["muenchen"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',156,'{"type":"action","at":1795002196863,"seat":0,"ply":155,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":23,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',157,'{"type":"action","at":1795002196864,"seat":1,"ply":156,"action":"take kempten","draws":["linz"],"events":[{"type":"take","seat":1,"city":"kempten","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"linz"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',158,'{"type":"action","at":1795002196866,"seat":1,"ply":157,"action":"left kempten","draws":[],"events":[{"type":"extend","seat":1,"city":"kempten","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',159,'{"type":"action","at":1795002196867,"seat":1,"ply":158,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":24,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',160,'{"type":"action","at":1795002196938,"seat":0,"ply":159,"action":"take linz","draws":["innsbruck"],"events":[{"type":"take","seat":0,"city":"linz","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"innsbruck"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',161,'{"type":"action","at":1795002196984,"seat":0,"ply":160,"action":"start wuerzburg","draws":[],"events":[{"type":"start","seat":0,"city":"wuerzburg","dropped":["ingolstadt"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',162,'{"type":"action","at":1795002197018,"seat":0,"ply":161,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":24,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',163,'{"type":"action","at":1795002197033,"seat":1,"ply":162,"action":"take budweis","draws":["mannheim"],"events":[{"type":"take","seat":1,"city":"budweis","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"mannheim"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',164,'{"type":"action","at":1795002197050,"seat":1,"ply":163,"action":"right passau","draws":[],"events":[{"type":"extend","seat":1,"city":"passau","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',165,'{"type":"action","at":1795002197066,"seat":1,"ply":164,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["kempten","innsbruck","salzburg","passau"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',166,'{"type":"action","at":1795002197081,"seat":1,"ply":165,"action":"house innsbruck","draws":[],"events":[{"type":"house","seat":1,"city":"innsbruck"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',167,'{"type":"action","at":1795002197093,"seat":1,"ply":166,"action":"house salzburg","draws":[],"events":[{"type":"house","seat":1,"city":"salzburg"},{"type":"turn","seat":0,"round":25,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',168,'{"type":"action","at":1795002197112,"seat":0,"ply":167,"action":"take lodz","draws":["kempten"],"events":[{"type":"take","seat":0,"city":"lodz","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"kempten"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',169,'{"type":"action","at":1795002197126,"seat":0,"ply":168,"action":"start lodz","draws":[],"events":[{"type":"start","seat":0,"city":"lodz","dropped":["wuerzburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',170,'{"type":"action","at":1795002197145,"seat":0,"ply":169,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":25,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',171,'{"type":"action","at":1795002197160,"seat":1,"ply":170,"action":"take supply","draws":["regensburg"],"events":[{"type":"draw","seat":1,"city":"regensburg","postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',172,'{"type":"action","at":1795002197179,"seat":1,"ply":171,"action":"start budweis","draws":[],"events":[{"type":"start","seat":1,"city":"budweis","dropped":[]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',173,'{"type":"action","at":1795002197191,"seat":1,"ply":172,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":26,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',174,'{"type":"action","at":1795002197235,"seat":0,"ply":173,"action":"take mannheim","draws":["basel"],"events":[{"type":"take","seat":0,"city":"mannheim","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"basel"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',175,'{"type":"action","at":1795002197245,"seat":0,"ply":174,"action":"start linz","draws":[],"events":[{"type":"start","seat":0,"city":"linz","dropped":["lodz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',176,'{"type":"action","at":1795002197249,"seat":0,"ply":175,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":26,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',177,'{"type":"action","at":1795002197253,"seat":1,"ply":176,"action":"take basel","draws":["mannheim"],"events":[{"type":"take","seat":1,"city":"basel","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"mannheim"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',178,'{"type":"action","at":1795002197254,"seat":1,"ply":177,"action":"take supply","draws":["ulm"],"events":[{"type":"draw","seat":1,"city":"ulm","postmaster":true}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',179,'{"type":"action","at":1795002197255,"seat":1,"ply":178,"action":"start basel","draws":[],"events":[{"type":"start","seat":1,"city":"basel","dropped":["budweis"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',180,'{"type":"action","at":1795002197257,"seat":1,"ply":179,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":27,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',181,'{"type":"action","at":1795002197318,"seat":0,"ply":180,"action":"take kempten","draws":["budweis"],"events":[{"type":"take","seat":0,"city":"kempten","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"budweis"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',182,'{"type":"action","at":1795002197338,"seat":0,"ply":181,"action":"start kempten","draws":[],"events":[{"type":"start","seat":0,"city":"kempten","dropped":["linz"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',183,'{"type":"action","at":1795002197363,"seat":0,"ply":182,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":27,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',184,'{"type":"action","at":1795002197378,"seat":1,"ply":183,"action":"take stuttgart","draws":["budweis"],"events":[{"type":"take","seat":1,"city":"stuttgart","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"budweis"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',185,'{"type":"action","at":1795002197396,"seat":1,"ply":184,"action":"take budweis","draws":["sigmaringen"],"events":[{"type":"take","seat":1,"city":"budweis","slot":1,"postmaster":true},{"type":"refill","slot":1,"city":"sigmaringen"},{"type":"shuffle","cards":53}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',186,'{"type":"action","at":1795002197413,"seat":1,"ply":185,"action":"start stuttgart","draws":[],"events":[{"type":"start","seat":1,"city":"stuttgart","dropped":["basel"]}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',187,'{"type":"action","at":1795002197429,"seat":1,"ply":186,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":28,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',188,'{"type":"action","at":1795002197453,"seat":0,"ply":187,"action":"take salzburg","draws":["zuerich"],"events":[{"type":"take","seat":0,"city":"salzburg","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"zuerich"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',189,'{"type":"action","at":1795002197469,"seat":0,"ply":188,"action":"start salzburg","draws":[],"events":[{"type":"start","seat":0,"city":"salzburg","dropped":["kempten"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',190,'{"type":"action","at":1795002197472,"seat":0,"ply":189,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":28,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',191,'{"type":"action","at":1795002197473,"seat":1,"ply":190,"action":"take sigmaringen","draws":["wuerzburg"],"events":[{"type":"take","seat":1,"city":"sigmaringen","slot":1,"postmaster":false},{"type":"refill","slot":1,"city":"wuerzburg"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',192,'{"type":"action","at":1795002197474,"seat":1,"ply":191,"action":"left ulm","draws":[],"events":[{"type":"extend","seat":1,"city":"ulm","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',193,'{"type":"action","at":1795002197475,"seat":1,"ply":192,"action":"left sigmaringen","draws":[],"events":[{"type":"extend","seat":1,"city":"sigmaringen","end":"left","postal_carrier":true}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',194,'{"type":"action","at":1795002197482,"seat":1,"ply":193,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":29,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',195,'{"type":"action","at":1795002197538,"seat":0,"ply":194,"action":"take supply","draws":["muenchen"],"events":[{"type":"draw","seat":0,"city":"muenchen","postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',196,'{"type":"action","at":1795002197543,"seat":0,"ply":195,"action":"start muenchen","draws":[],"events":[{"type":"start","seat":0,"city":"muenchen","dropped":["salzburg"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',197,'{"type":"action","at":1795002197546,"seat":0,"ply":196,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":29,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',198,'{"type":"action","at":1795002197547,"seat":1,"ply":197,"action":"take zuerich","draws":["innsbruck"],"events":[{"type":"take","seat":1,"city":"zuerich","slot":5,"postmaster":false},{"type":"refill","slot":5,"city":"innsbruck"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',199,'{"type":"action","at":1795002197548,"seat":1,"ply":198,"action":"left zuerich","draws":[],"events":[{"type":"extend","seat":1,"city":"zuerich","end":"left","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',200,'{"type":"action","at":1795002197549,"seat":1,"ply":199,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":30,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',201,'{"type":"action","at":1795002197552,"seat":0,"ply":200,"action":"take innsbruck","draws":["linz"],"events":[{"type":"take","seat":0,"city":"innsbruck","slot":3,"postmaster":false},{"type":"refill","slot":3,"city":"linz"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',202,'{"type":"action","at":1795002197555,"seat":0,"ply":201,"action":"start innsbruck","draws":[],"events":[{"type":"start","seat":0,"city":"innsbruck","dropped":["muenchen"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',203,'{"type":"action","at":1795002197559,"seat":0,"ply":202,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":30,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',204,'{"type":"action","at":1795002197559,"seat":1,"ply":203,"action":"take mannheim","draws":["sigmaringen"],"events":[{"type":"take","seat":1,"city":"mannheim","slot":0,"postmaster":false},{"type":"refill","slot":0,"city":"sigmaringen"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',205,'{"type":"action","at":1795002197562,"seat":1,"ply":204,"action":"right mannheim","draws":[],"events":[{"type":"extend","seat":1,"city":"mannheim","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',206,'{"type":"action","at":1795002197563,"seat":1,"ply":205,"action":"end","draws":[],"events":[{"type":"end","seat":1},{"type":"turn","seat":0,"round":31,"forced_postmaster":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',207,'{"type":"action","at":1795002197617,"seat":0,"ply":206,"action":"take budweis","draws":["stuttgart"],"events":[{"type":"take","seat":0,"city":"budweis","slot":4,"postmaster":false},{"type":"refill","slot":4,"city":"stuttgart"}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',208,'{"type":"action","at":1795002197621,"seat":0,"ply":207,"action":"start mannheim","draws":[],"events":[{"type":"start","seat":0,"city":"mannheim","dropped":["innsbruck"]}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',209,'{"type":"action","at":1795002197629,"seat":0,"ply":208,"action":"end","draws":[],"events":[{"type":"end","seat":0},{"type":"turn","seat":1,"round":31,"forced_postmaster":false}]}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',210,'{"type":"action","at":1795002197630,"seat":1,"ply":209,"action":"take carlsruhe","draws":["kempten"],"events":[{"type":"take","seat":1,"city":"carlsruhe","slot":2,"postmaster":false},{"type":"refill","slot":2,"city":"kempten"}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',211,'{"type":"action","at":1795002197632,"seat":1,"ply":210,"action":"right carlsruhe","draws":[],"events":[{"type":"extend","seat":1,"city":"carlsruhe","end":"right","postal_carrier":false}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',212,'{"type":"action","at":1795002197633,"seat":1,"ply":211,"action":"close","draws":[],"events":[{"type":"close","seat":1,"route":["zuerich","sigmaringen","ulm","stuttgart","mannheim","carlsruhe"]},{"type":"tile","seat":1,"stack":"route_6","value":3}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',213,'{"type":"action","at":1795002197634,"seat":1,"ply":212,"action":"cartwright","draws":[],"events":[{"type":"carriage","seat":1,"carriage":7,"cartwright":true},{"type":"tile","seat":1,"stack":"game_end","value":1},{"type":"over","scores":[-20,14],"winner":1,"tie":null}],"by":"bot"}');
INSERT INTO "entries" VALUES('afxs5q8ivjsm7rqu',214,'{"type":"over","at":1795002197634,"scores":[-20,14],"winner":1,"seed":"2b19b0727c1f06290f47e257fe7349b5"}');
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE listings (person TEXT PRIMARY KEY, name TEXT NOT NULL, since BIGINT NOT NULL);
CREATE TABLE notes (
            key TEXT PRIMARY KEY,
            data TEXT NOT NULL,
            until BIGINT);
CREATE TABLE notice_wishes (person TEXT PRIMARY KEY, data TEXT NOT NULL);
CREATE TABLE notices (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            made BIGINT NOT NULL,
            due BIGINT NOT NULL,
            told INTEGER NOT NULL,
            PRIMARY KEY (person, table_id));
CREATE TABLE owners (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            PRIMARY KEY (person, table_id));
INSERT INTO "owners" VALUES('ba153335a8df33fede5dccc186b37a5e','yw875vcxrpxb6r24');
INSERT INTO "owners" VALUES('313c9893c8b9b15e502d930c6f72b58d','xyr23ghe2qd5kgvh');
INSERT INTO "owners" VALUES('ba153335a8df33fede5dccc186b37a5e','xyr23ghe2qd5kgvh');
INSERT INTO "owners" VALUES('ba153335a8df33fede5dccc186b37a5e','qhnajze242qu8mm8');
CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            worker TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, person, worker));
CREATE TABLE puzzle_tries (
            person TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            at BIGINT NOT NULL,
            solved INTEGER NOT NULL,
            PRIMARY KEY (person, puzzle));
CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            reporter TEXT NOT NULL,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            place TEXT NOT NULL,
            line INTEGER NOT NULL,
            said TEXT NOT NULL,
            reason TEXT NOT NULL,
            UNIQUE (reporter, place, person, line));
CREATE TABLE results (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            ended BIGINT NOT NULL,
            players INTEGER NOT NULL,
            opponents TEXT NOT NULL,
            counts INTEGER NOT NULL,
            place INTEGER,
            score INTEGER,
            points TEXT NOT NULL,
            first_city TEXT,
            deal TEXT,
            seats TEXT NOT NULL,
            PRIMARY KEY (person, table_id));
INSERT INTO "results" VALUES('ba153335a8df33fede5dccc186b37a5e','afxs5q8ivjsm7rqu',1795002197634,2,'easy',1,2,-20,'[0,0,0,0,0,-20]','pilsen',NULL,'{"you":[0],"all":[["Ann",null,-20,2],["Easy","easy",14,1]]}');
CREATE TABLE reviews (
            table_id TEXT NOT NULL REFERENCES tables (id),
            budget TEXT NOT NULL,
            judge TEXT NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (table_id, budget));
CREATE TABLE sanctions (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            since BIGINT NOT NULL,
            until BIGINT,
            reason TEXT NOT NULL,
            PRIMARY KEY (person, kind));
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            created BIGINT NOT NULL,
            header TEXT NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            attention BIGINT, active BIGINT DEFAULT 0, counted INTEGER NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('yw875vcxrpxb6r24',1795002192920,'{"starter":"lot","listed":true,"pace":"live","turn_seconds":null,"show_known":true,"show_tiles":true,"hints":false,"bot_pause":0,"name":"Open table","from":null,"id":"yw875vcxrpxb6r24","created":1795002192920,"host":"ba153335a8df33fede5dccc186b37a5e","seats":[{"kind":"person","name":"Ann","level":null,"person":"ba153335a8df33fede5dccc186b37a5e"},{"kind":"open","name":null,"level":null,"person":null}],"rules":{"all_provinces":"every_province","route_tile_fallback":"always","carriage_points":"printed"},"seed":"c5c6d8209a1a3ffe6c2f86994c08cdd4"}','open',1,NULL,0,0);
INSERT INTO "tables" VALUES('xyr23ghe2qd5kgvh',1795002192949,'{"starter":0,"listed":false,"pace":"live","turn_seconds":null,"show_known":true,"show_tiles":true,"hints":false,"bot_pause":0,"name":null,"from":null,"id":"xyr23ghe2qd5kgvh","created":1795002192949,"host":"ba153335a8df33fede5dccc186b37a5e","seats":[{"kind":"person","name":"Ann","level":null,"person":"ba153335a8df33fede5dccc186b37a5e"},{"kind":"open","name":null,"level":null,"person":null}],"rules":{"all_provinces":"every_province","route_tile_fallback":"always","carriage_points":"printed"},"seed":"5bf9c29b10c61674e2bd949545072035"}','playing',0,NULL,0,0);
INSERT INTO "tables" VALUES('qhnajze242qu8mm8',1795002193910,'{"starter":0,"listed":false,"pace":"live","turn_seconds":null,"show_known":true,"show_tiles":true,"hints":false,"bot_pause":0,"name":null,"from":null,"id":"qhnajze242qu8mm8","created":1795002193910,"host":"ba153335a8df33fede5dccc186b37a5e","seats":[{"kind":"person","name":"Ann","level":null,"person":"ba153335a8df33fede5dccc186b37a5e"},{"kind":"bot","name":"Easy","level":"easy","person":null}],"rules":{"all_provinces":"every_province","route_tile_fallback":"always","carriage_points":"printed"},"seed":"17046eb1748e117c5ac15dfec0ccf418"}','playing',0,NULL,0,0);
INSERT INTO "tables" VALUES('afxs5q8ivjsm7rqu',1795002193930,'{"starter":0,"listed":false,"pace":"live","turn_seconds":null,"show_known":true,"show_tiles":true,"hints":false,"bot_pause":0,"name":null,"from":null,"id":"afxs5q8ivjsm7rqu","created":1795002193930,"host":"ba153335a8df33fede5dccc186b37a5e","seats":[{"kind":"person","name":"Ann","level":null,"person":"ba153335a8df33fede5dccc186b37a5e"},{"kind":"bot","name":"Easy","level":"easy","person":null}],"rules":{"all_provinces":"every_province","route_tile_fallback":"always","carriage_points":"printed"},"seed":"2b19b0727c1f06290f47e257fe7349b5"}','finished',0,NULL,0,1);
CREATE TABLE workers (
            worker TEXT PRIMARY KEY,
            until BIGINT NOT NULL,
            figures TEXT NOT NULL);
CREATE INDEX tables_waiting ON tables (attention) WHERE attention IS NOT NULL;
CREATE INDEX tables_listed ON tables (status, created) WHERE listed = 1;
CREATE INDEX tables_active ON tables (active) WHERE active IS NOT NULL;
CREATE INDEX owners_of_tables ON owners (table_id);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX results_newest ON results (person, ended, table_id);
CREATE INDEX results_of_table ON results (table_id);
CREATE INDEX results_of_deal ON results (deal) WHERE deal IS NOT NULL;
CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'finished' AND counted = 0;
CREATE INDEX notes_expiring ON notes (until) WHERE until IS NOT NULL;
CREATE INDEX channels_of ON channels (person);
CREATE INDEX channels_at ON channels (address);
CREATE INDEX notices_due ON notices (due) WHERE told = 0;
CREATE INDEX notices_of ON notices (table_id);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX deliveries_of ON deliveries (table_id);
CREATE INDEX results_by_end ON results (ended, table_id, person);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX announcements_due ON announcements (due);
CREATE INDEX announcements_made ON announcements (made);
COMMIT;
